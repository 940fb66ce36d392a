/** A change after which nothing that a rule says is different, and why: no test can mind it. */
export interface EqualChange {
  readonly file: string;
  /** The changed lines, each without its indentation, before and after. */
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

export const EQUAL_CHANGES: readonly EqualChange[] = [
  {
    file: 'src/games/side/rules/sky.ts',
    was: 'const { haze = -1 } = sky;',
    becomes: 'const { haze = -2 } = sky;',
    why: 'No level is below 0, so that every negative number means no haze.',
  },
  {
    file: 'src/games/side/rules/flight/megahex.ts',
    was: 'isSame(each, nearest(one.a + (two.a - one.a) * part + aside, one.b + (two.b - one.b) * part + 2 * aside)),',
    becomes:
      'isSame(each, nearest(one.a + (two.a - one.a) * part + aside, one.b + (two.b - one.b) * part + 3 * aside)),',
    why: 'The offset is a millionth of a hex: it decides on a border alone, and there by its direction.',
  },
  {
    file: 'src/games/side/rules/flight/paths.ts',
    was: 'const last = lastOf(path.slice(begun.length), from);',
    becomes: 'const last = lastOf(path, from);',
    why: 'Without straight flight the path ends with what has begun, which ends where the slip sets out from.',
  },
  {
    file: 'src/games/side/rules/moving.ts',
    was: "if (machine.pilot !== 'dead' && down > 0) machine.pip = setThrottle(machine, fight, table);",
    becomes: "if (machine.pilot !== 'dead' && down > 1) machine.pip = setThrottle(machine, fight, table);",
    why: 'A machine that falls is inside a hex, so that its height in half levels is even.',
  },
  {
    file: 'src/games/side/rules/bombing.ts',
    was: 'return isBetween(target.x - back, from.x, machine.pose.x);',
    becomes: 'return isBetween(target.x - back, machine.pose.x, from.x);',
    why: 'What lies between two places is the same whichever is named first.',
  },
  {
    file: 'src/games/clouds/rules/turn.ts',
    was: 'const up = fight.machines.filter(isUp);',
    becomes: 'const up = fight.machines;',
    why: 'A machine that is not up neither jumps, falls nor flies.',
  },
  {
    file: 'src/procedure/mission/escort.ts',
    was: 'if (!party.machines.some(needsSettling)) return;',
    becomes: 'if (!party.machines) return;',
    why: 'It only saves time: where no machine needs settling, nobody is asked and nobody leaves.',
  },
  {
    file: 'src/games/side/rules/damage.ts',
    was: "befall(machine, 'pilot-killed', table); losePilot(machine, fight);",
    becomes: "losePilot(machine, fight); befall(machine, 'pilot-killed', table);",
    why: 'What is told names nothing that the other call changes.',
  },
  {
    file: 'src/procedure/mission/fly-mission.ts',
    was: "spendAft(party, aft); table.tell({ type: 'took-off', hex: party.hex, aft });",
    becomes: "table.tell({ type: 'took-off', hex: party.hex, aft }); spendAft(party, aft);",
    why: 'What is told names nothing that the other call changes.',
  },
  {
    file: 'src/kit/fight/muster.ts',
    was: 'present.push({ id, isIn: true }); joining.push(german(number, id, book));',
    becomes: 'joining.push(german(number, id, book)); present.push({ id, isIn: true });',
    why: 'Two lists, of which each gets its own entry.',
  },
  {
    file: 'src/games/cards/rules/movement.ts',
    was: 'return flew.map(({ machine, card, from }) => ({ machine, card, from }));',
    becomes: 'return flew;',
    why: 'The same moves with fields besides that nobody reads.',
  },
  {
    file: 'src/games/cards/rules/reach-of-guns.ts',
    was: '() => between(firer, target, fight),',
    becomes: '() => between(target, firer, fight),',
    why: 'What flies besides two machines is the same whichever is named first.',
  },
];
