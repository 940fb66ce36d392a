import type { MachineFacts, ManFacts } from './facts/mission-facts.ts';
import { written } from './prose.ts';

/**
 * A report has a man's rank once; from then on his surname is enough, as in the mess. Captains and the Major keep
 * theirs, and so do men who share a surname.
 */
export function ranksOnce(paragraphs: readonly string[], machines: readonly MachineFacts[]): readonly string[] {
  const men = machines.flatMap((machine) => machine.men);
  const isOne = ({ surname }: ManFacts) => men.filter((man) => man.surname === surname).length === 1;
  return men
    .filter((man) => man.rank !== 'Captain' && man.rank !== 'Major' && isOne(man))
    .reduce((told, man) => rankOnce(told, man), paragraphs);
}

function rankOnce(paragraphs: readonly string[], man: ManFacts): readonly string[] {
  const full = written(man);
  const short = full.slice(man.rank.length + 1);
  let isNamed = false;
  return paragraphs.map((paragraph) =>
    paragraph.split(full).reduce((before, after) => {
      // `Sergeant Yorke-Napier` is not `Sergeant Yorke`.
      const isHis = !/^[\w-]/.test(after);
      const name = isHis && isNamed ? short : full;
      isNamed ||= isHis;
      return `${before}${name}${after}`;
    }),
  );
}
