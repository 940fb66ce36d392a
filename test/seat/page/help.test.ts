import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import about from '../../../package.json' with { type: 'json' };
import { COMMANDS } from '../../../src/commands/commands.ts';
import { theProgram } from '../../../src/commands/program.ts';
import { GROUPS, nameOf } from '../../../src/commands/shell-command.ts';
import { emptyFolder, wof } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

const program = theProgram(undefined);
const names = COMMANDS.map(nameOf);

/** What commander prints of a command, at the width that it takes where there is no terminal. */
function helpOf(name: string): string {
  const shown: string[] = [];
  const command = name === '' ? program : program.commands.find((each) => each.name() === name);
  command?.configureOutput({ writeOut: (text) => shown.push(text) }).outputHelp();
  return shown.join('');
}

const tooLong = (text: string) => text.split('\n').filter((line) => line.length > 80);

describe('--help', () => {
  test('names every command in its order, but the one that only a shell asks for', () => {
    const shown = program.createHelp().visibleCommands(program);
    expect(shown.map((command) => command.name())).toEqual(names);
    expect(program.commands).toHaveLength(names.length + 1);
  });

  test('every command lies in the folder of its group, by its own name', () => {
    for (const command of COMMANDS)
      expect(existsSync(`src/commands/${command.group}/${nameOf(command)}.ts`)).toBe(true);
  });

  test('lists the commands by what people want to do', () => {
    const headings = helpOf('').match(/^[A-Z].*:$/gm);
    expect(headings).toEqual(['Options:', ...Object.values(GROUPS), 'Examples:']);
  });

  test.each(['', ...names])('of %j has an example and fits 80 columns', (name) => {
    const text = helpOf(name);
    expect(tooLong(text)).toEqual([]);
    expect(text).toMatch(/^Examples:\n {2}wof/m);
  });

  test('is printed by the built program', () => {
    const { status, out } = wof(emptyFolder(), ['branch', '--help']);
    expect(status).toBe(0);
    expect(out).toMatch(/wof branch dawn dusk --day 3 +as it stood at dawn of 3 April/);
  });
});

describe('the page of the manual', () => {
  const hasTroff = !spawnSync('groff', ['--version']).error;

  test('is made by the build, and shipped', () => {
    // npm lays it where man finds it only where it is one of a list.
    const [page = '', ...others] = about.man;
    expect(others).toEqual([]);
    expect(existsSync(page)).toBe(true);
    expect(about.files).toContain(page.split('/')[0]);
  });

  test('all pages that the README names are shipped with it', () => {
    const named = [...readFileSync('README.md', 'utf8').matchAll(/\]\(([^)#]+)\)/g)].map(([, page = '']) => page);
    expect(named.length).toBeGreaterThan(5);
    for (const page of named) {
      expect(existsSync(page)).toBe(true);
      expect(about.files).toContain(page.split('/')[0]);
    }
  });

  test.runIf(hasTroff)('is set without a warning, within 80 columns, with all that --help names', () => {
    const { stdout, stderr } = spawnSync('groff', ['-man', '-ww', '-Tascii', '-P-cbou', '-rLL=80n', ...about.man], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(tooLong(stdout)).toEqual([]);
    const flags = program.commands.flatMap(({ options }) => options.flatMap(({ long }) => long ?? []));
    for (const word of [...names.map((name) => `wof ${name}`), ...flags]) expect(stdout).toContain(word);
  });
});

describe('one hex of the map', () => {
  test.each([
    ['h9', 'H09, zone B, the trenches: value 6. To attack: Guns before Monchy.'],
    ['mercatel', 'I08, zone B, our side: value 4, Mercatel, Emergency Landing Field.'],
  ])('wof map %s says what it is and has', async (asked, sentence) => {
    expect((await wofHere(emptyFolder(), ['map', asked])).out).toContain(sentence);
  });

  test('one that is not there is told of', async () => {
    expect(await wofHere(emptyFolder(), ['map', 'z9'])).toMatchObject({
      status: 2,
      err: 'There is no hex and no place "z9" on the Mission Map: H05 and Mercatel are such.\n',
    });
  });
});

describe('? at a prompt, and more', () => {
  const asked = async (...lines: readonly string[]) => {
    const { out } = await wofHere(
      emptyFolder(),
      ['new', 'x', '--seed', 'dawn', '--terse', '--answers', '-'],
      [...lines, 'more'],
    );
    return out.slice(out.lastIndexOf('Answer with a word'));
  };

  test.each([
    [['  propose '], 'course, carry-on, mission, layout, track, undo, take-back', []],
    [['  course ', '  mission ', '  undo '], 'propose, carry-on, track', ['propose', 'fly', '5000']],
  ])('explains %j, and names the others: %s', async (here, elsewhere, lines) => {
    const help = await asked(...lines);
    for (const command of here) expect(help).toContain(`\n${command}`);
    expect(help.replace(/\s+/g, ' ')).toContain(`At other times also: ${elsewhere}.`);
  });

  const explained = async (line: string) => {
    const { out } = await wofHere(emptyFolder(), ['new', 'x', '--seed', 'dawn', '--terse', '--answers', '-'], [line]);
    return out.slice(out.lastIndexOf(`> ${line}`));
  };

  test('names the words of the glossary that it has used', async () => {
    expect((await explained('more')).replace(/\s+/g, ' ')).toContain(
      'The glossary has Bravery, Firing, Pilot Skill: type ? and the word.',
    );
  });

  test('? says in three lines what is asked, what each answer does, and the rule', async () => {
    const { out } = await wofHere(
      emptyFolder(),
      ['new', 'x', '--seed', 'dawn', '--terse', '--answers', '-'],
      ['propose', 'fly', '5000', '?'],
    );
    const [asked, answers, rule, more] = out
      .slice(out.lastIndexOf('> ?') + 4)
      .trimEnd()
      .replaceAll('\n  ', ' ')
      .split('\n');
    expect(asked).toBe('The flight: what now?');
    expect(answers).toMatch(/^Answers: ne: north-east to .*; stay: stay over this hex: 2 AFT; height: climb/);
    expect(rule).toMatch(/^Rules 11 and 14: each turn you stay .*\.$/);
    expect(more).toBe('more has the rest and what else you may type; legend: the signs of the page.');
  });

  test('? commands has every command with what it does, glossary the words, and nothing suggests ?', async () => {
    expect(await explained('? commands')).toMatch(/\n {2}course .*[\s\S]*\n {2}quit /);
    expect(await explained('help commands')).toMatch(/\n {2}undo /);
    expect(await explained('glossary')).toMatch(/\nZone \(rule 4\): /);
    const { err } = await wofHere(emptyFolder(), ['new', 'x', '--seed', 'dawn', '--answers', '-'], ['!']);
    expect(err).toContain('"!" is not an answer here.');
    expect(err).not.toContain('Did you mean');
  });

  test.each([
    ['glossary aft', 'AFT (rules 10 and 11): Air Flying Time'],
    ['? aft', 'AFT (rules 10 and 11): Air Flying Time'],
    ['? odds', 'odds: what each answer brings'],
    ['? map', 'map: the whole map; map J11: that hex and its neighbours\nMission Map (rules 3 and 11): '],
    ['? zeppelin', 'The glossary has no word "zeppelin"; wof glossary lists them all.'],
  ])('%s says what the word means, or what the command does', async (line, said) => {
    expect(await explained(line)).toContain(said);
  });
});
