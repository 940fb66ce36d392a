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
    file: 'src/games/side/rules/flight/moves.ts',
    was: '...dives(flier, range(p, flier.machine.cue - 1)),',
    becomes: '...dives(flier, range(p, flier.machine.cue - 0)),',
    why: 'A dive before which all hexes are flown has none left to go down, and is not offered.',
  },
  {
    file: 'src/games/side/rules/flight/arcs.ts',
    was: 'if (touches(x - column, y - row, spine * heading, spine * lift)) return hexes;',
    becomes: 'if (touches(x - column, y - row, spine * lift, spine * heading)) return hexes;',
    why: 'Both are 1 or -1, so that either order names the same two hexes of the spine.',
  },
  {
    file: 'src/games/side/rules/flight/arcs.ts',
    was: 'if (isBeyond(reach, from, other)) return false;',
    becomes: 'if (isBeyond(reach, other, from)) return false;',
    why: 'The distance of two machines is the same from either.',
  },
  {
    file: 'src/games/side/rules/sky.ts',
    was: 'clouds.some((cloud) => isSame(cloud, own) || isSame(cloud, other) || liesBetween(cloud, own, other)),',
    becomes: 'clouds.some((cloud) => isSame(cloud, own) || isSame(cloud, other) || liesBetween(cloud, other, own)),',
    why: 'What lies between two megahexes is the same whichever is named first.',
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
    file: 'src/games/clouds/rules/initiative.ts',
    was: 'const threat = isWithin(machine.place, turned(machine.heading, 12), enemy.place, 45)',
    becomes: 'const threat = isWithin(machine.place, turned(12, machine.heading), enemy.place, 45)',
    why: 'A heading and what it is turned by are added, so that their order does not matter.',
  },
  {
    file: 'src/games/clouds/rules/initiative.ts',
    was: 'for (let tied = tiedAmong(up); tied.length > 0; tied = tiedAmong(up))',
    becomes: 'for (let tied = tiedAmong(up); tied.length > 1; tied = tiedAmong(up))',
    why: 'Nobody is tied alone: there are none, or two at least.',
  },
  {
    file: 'src/procedure/mission/encounter/encounter-roll.ts',
    was: "oddsOfWhen('2d6', (total) => encounterResult(total, 0) === 'engine-trouble');",
    becomes: "oddsOfWhen('2d6', (total) => encounterResult(total, 1) === 'engine-trouble');",
    why: 'A double 6 is engine trouble whatever the value.',
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
    file: 'src/kit/ground-fire/machine-guns.ts',
    was: 'const parts = worsening(turnsBefore, table); const roll = table.roll(machineGunFire.check, machine);',
    becomes: 'const roll = table.roll(machineGunFire.check, machine); const parts = worsening(turnsBefore, table);',
    why: 'The modifier is read from the cards and needs no throw.',
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
  {
    file: 'src/procedure/mission/land.ts',
    was: "log.homecomings.push( isHome ? { machine: id, end: 'home' } : { machine: id, end: 'emergency-field', field: field.field }, ); log.scores.push(...priceOfLanding(machine, field, log.mission, table.book));",
    becomes:
      "log.scores.push(...priceOfLanding(machine, field, log.mission, table.book)); log.homecomings.push( isHome ? { machine: id, end: 'home' } : { machine: id, end: 'emergency-field', field: field.field }, );",
    why: 'Two lists, of which each gets its own entry.',
  },
  {
    file: 'src/procedure/mission/activities/photograph.ts',
    was: 'const ways = waysTo(card.table, parts, (row) => row.points > 0); const points = mostOf(card.table, parts, (row) => row.points);',
    becomes:
      'const points = mostOf(card.table, parts, (row) => row.points); const ways = waysTo(card.table, parts, (row) => row.points > 0);',
    why: 'Both are read from the card, and neither changes anything.',
  },
];
