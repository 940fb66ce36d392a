/** What stands under the help: each command once, as somebody would type it. */
export const EXAMPLES = `
Examples:
  wof                                    go on with the last campaign, or begin one in one key
  wof tutorial                           fly the worked example of the rulebook, step by step
  wof new dawn --flights B --seed dawn   begin a campaign with B Flight and play it
  wof new wing --flights A,B,C           lead all three flights
  wof new lead --others prudent          lead B Flight; a policy leads A and C
  wof new table --dice hand              the same with your own dice on your own table
  wof play dawn                          go on where you left it
  wof day --today                        one day, the same for everybody today; wof day CODE flies another's
  wof play dawn --answers watch.txt      play from a list of answers, a line each
  wof undo dawn                          take the last answer back
  wof branch dawn what-if --day 3        lead the campaign elsewhere from dawn of 3 April
  wof play dawn --policy prudent --until day    let a policy fly the rest of the day
  wof simulate --campaigns 500 --workers 2      what five hundred campaigns come to
  wof battle                             list the stand-alone battles
  wof battle above-douai --hot-seat      fight one, a friend leading the Germans
  wof report dawn --day 3                read the reports of 3 April
  wof verify dawn                        prove every throw in the log-book
  wof man dawn Haldenby                  what has become of a man
  wof export dawn --to records           the squadron record as CSV, JSON and Markdown
  wof luck dawn                          what luck had to do with it
  wof what-if dawn --day 3               which answer of 3 April you might regret
  wof export dawn --html                 the record book: a page with maps and pictures
  wof forms dawn                         the sheets for pencil and hand dice, filled in; wof forms for empty ones
  wof cards weather                      show the Weather Effects card; --odds, --sources, --json
  wof rules archie                       show what the rules say of Archie
  wof map --words                        read the Mission Map aloud
  wof check-data my-cards                check your own cards; wof new dawn --cards my-cards plays with them

At every prompt: ? (what is this), why, course, flight, map, weather, log, card, rule,
undo, dice, quit. Nothing is ever lost by leaving.
Exit status: 0 done, 1 refused or at fault, 2 wrongly used.`;
