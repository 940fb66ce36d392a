import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

/** What `legend` prints as the last of some lines; the page before it. */
async function explained(command: readonly string[], ...lines: readonly string[]) {
  const { out } = await wofHere(emptyFolder(), [...command, '--answers', '-'], [...lines, 'legend']);
  const [page = '', legend = ''] = out.split('> legend\n');
  return { page, legend };
}

/** Signs that are no words: dots of a drawing, letters, figures and rules of text are left out. */
const signsOf = (picture: string): readonly string[] => [
  ...new Set(picture.replace(/[\u2800-\u28ff\w\s.,:;─'’-]/g, '')),
];

describe('legend', () => {
  test.each([
    ['cold-meat', 'Turn 1, north up', '\n\nTurn 1: ', []],
    ['dawn-patrols', 'Turn 1, A1', '\n\nTurn 1, card', []],
    ['missions-1917', ' lvl ', '\n\n', ['none']],
  ] as const)('in %s it has every sign that is drawn', async (battle, from, to, lines) => {
    const { page, legend } = await explained(['battle', battle, '--seed', 'n1'], ...lines);
    const picture = page.slice(page.indexOf(from), page.indexOf(to, page.indexOf(from)));
    const signs = signsOf(picture);
    expect(signs.length).toBeGreaterThan(3);
    expect(signs.filter((sign) => !legend.includes(sign) && !ARROWS.includes(sign))).toEqual([]);
    expect(legend.replace(/\s+/g, ' ')).toMatch(/one gun (?:could|is likely to) reach her there, at long range/);
  });

  test('at the plan and over the map it has their signs', async () => {
    const campaign = ['new', 'x', '--seed', 'dawn', '--terse'];
    expect((await explained(campaign)).legend).toMatch(/^B6 +flies the mission, in B6\n/);
    expect((await explained(campaign, 'propose', 'fly', '5000')).legend).toContain('@ you  . flown over');
  });

  test('in a Dog-Fight on the track it has every sign of the track', async () => {
    const { legend } = await explained(['battle', 'above-douai', '--seed', 'n1']);
    expect(legend).toMatch(/^\* +is asked\n/);
    expect(legend).toContain('Lame Duck');
  });

  // A player of Winged Victory met `safe` and `pool` on every page, and the glossary had no such word.
  test.each([
    ['safe', /^safe: no gun /],
    ['pool', /^pool: .* 1 to 5/],
    ['midway', /^midway G1: .* clock/],
  ])('? %s explains a word of the game that is fought', async (word, said) => {
    const { out } = await wofHere(
      emptyFolder(),
      ['battle', 'patrol-at-noon', '--seed', 'n1', '--answers', '-'],
      [`? ${word}`],
    );
    expect(
      out
        .slice(out.lastIndexOf(`> ? ${word}\n`))
        .split('\n')
        .slice(1)
        .join(' '),
    ).toMatch(said);
  });

  test('by ear there are none', async () => {
    expect((await explained(['battle', 'cold-meat', '--seed', 'n1', '--by-ear'])).legend).toContain(
      'there are no signs',
    );
  });
});

/** A nose points in eight directions, and one of them stands for all. */
const ARROWS = '↑↗→↘↓↙←↖';
