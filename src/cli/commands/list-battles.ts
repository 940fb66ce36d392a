import { isFought } from '../../campaign/stand-alone-battle.ts';
import { dawnOf, openingOf } from '../../logbook/standing.ts';
import { hang, heading, wrap } from '../../terminal/kit/paper.ts';
import { battleOnCard, logOfBattle } from '../seat/open-battle.ts';
import { openRulebook } from '../shell/open-rulebook.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../shell/page.ts';
import { wordFault } from '../shell/word-fault.ts';

/** `wof battle`: every battle on the cards, how large it is, and how it stands. */
export async function listBattles(options: GlobalOptions): Promise<void> {
  const { battles } = await openRulebook(options.cards);
  const all = Object.entries(battles).map(([name, { battle, allied, german }]) => ({
    name,
    battle,
    allied: allied.machines.length,
    german: german.numbers.length,
    stands: standingOf(name, options),
  }));
  if (options.json) return printJson({ battles: all });
  const paper = thePaper(options);
  const lines = all.map(({ name, battle, allied, german, stands }) =>
    hang(`  ${name}: ${battle}, ${allied} of ours against ${german}${stands === '' ? '' : `; ${stands}`}.`, paper, 4),
  );
  const foot =
    'wof battle NAME fights one, wof cards NAME shows its forces, wof battle FILE.yaml fights one of your own.';
  show([heading('Battles', paper), ...lines, '', wrap(foot, paper)].join('\n'));
}

/** What the log-book of a battle says of it; nothing for one that was never begun. */
function standingOf(name: string, options: GlobalOptions): string {
  try {
    const log = logOfBattle(battleOnCard(name), options);
    if (!log) return '';
    const { seed } = openingOf(log.standing);
    return isFought(dawnOf(log.standing).state) ? `fought, seed ${seed}` : `under way, seed ${seed}`;
  } catch (error) {
    return wordFault(error).sentence.replace(/\.$/, '');
  }
}
