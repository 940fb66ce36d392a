import { isFought } from '../../../campaign/stand-alone-battle.ts';
import { capital } from '../../../english/numbers.ts';
import { dawnOf, openingOf } from '../../../logbook/standing.ts';
import { type BattleOnCard, battlesOn } from '../../../rulebook/fights/battles.ts';
import { SYSTEM_NAMES } from '../../../rulebook/fights/system-names.ts';
import { SYSTEMS } from '../../../rulebook/fights/systems.ts';
import { hang, heading, type Paper, wrap } from '../../../terminal/kit/paper.ts';
import { battleOnCard, logOfBattle } from '../../seat/sit-down/open-battle.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../../shell/page.ts';
import { wordFault } from '../../shell/word-fault.ts';

/** A battle, and how it stands on this machine. */
type Listed = BattleOnCard & { readonly stands: string };

/** `wof battle`: every battle on the cards, system by system, what it is, and how it stands. */
export async function listBattles(options: GlobalOptions): Promise<void> {
  const book = await openRulebook(options.cards);
  const all = battlesOn(book).map((battle): Listed => ({ ...battle, stands: standingOf(battle, options) }));
  if (options.json) return printJson({ battles: all.map(({ words, ...battle }) => battle) });
  const paper = thePaper(options);
  const foot =
    'wof battle NAME fights one, wof cards NAME shows its forces, wof battle FILE.yaml fights one of your own.';
  show(
    [
      ...SYSTEM_NAMES.flatMap((system) =>
        chapter(
          SYSTEMS[system].title,
          all.filter((each) => each.system === system),
          paper,
        ),
      ),
      wrap(foot, paper),
    ].join('\n'),
  );
}

const chapter = (title: string, battles: readonly Listed[], paper: Paper): string[] => [
  heading(title, paper),
  ...battles.map(({ id, title: name, line, stands }) =>
    hang(`  ${id}: ${name}. ${capital(line)}${stands === '' ? '' : `; ${stands}`}.`, paper, 4),
  ),
  '',
];

/** What the log-book of a battle says of it; nothing for one that was never begun. */
function standingOf(battle: BattleOnCard, options: GlobalOptions): string {
  try {
    const log = logOfBattle(battleOnCard(battle), options);
    if (!log) return '';
    const { seed } = openingOf(log.standing);
    return isFought(dawnOf(log.standing).state) ? `fought, seed ${seed}` : `under way, seed ${seed}`;
  } catch (error) {
    return wordFault(error).sentence.replace(/\.$/, '');
  }
}
