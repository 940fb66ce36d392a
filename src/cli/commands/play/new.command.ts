import { ANSWERS, COMPANION, FIGHTS, POLICIES, SEED, SQUADRON, STRENGTHS_TOLD, UNTIL } from '../options.ts';
import type { ShellCommand } from '../shell-command.ts';

export const newCommand: ShellCommand = {
  typed: 'new [name]',
  names: [],
  group: 'play',
  does: 'begin a campaign; without a name it asks',
  examples: [
    ['new dawn --flights B --seed dawn', 'B Flight, called dawn'],
    ['new wing --flights A,B,C', 'lead all three flights'],
    ['new lead --others prudent', 'lead B; a policy leads A and C'],
    ['new over --squadron bristols', 'another squadron than No. 23'],
    ['new table --dice hand', 'with dice and board of your own'],
    ['new all-april --until 30', 'nine days more than the box has'],
  ],
  options: [
    SQUADRON,
    { flags: '--flights <letters>', does: 'the flights you lead: A, B, C, or several as A,C; else B', takes: 'flight' },
    { flags: '--others <policy>', does: `the other flights fly too, led by a policy: ${POLICIES}`, takes: 'policy' },
    {
      flags: '--preset <name>',
      does: 'as-printed, first-tour (hints, and gentler replacements) or ironman; else as-printed',
      takes: 'preset',
    },
    SEED,
    { flags: '--dice <who>', does: 'who throws the dice: program or hand; else program', takes: 'dice' },
    UNTIL,
    {
      flags: '--depot <kind>',
      does: 'what is sent for a lost machine: same, or mixed for whatever type is at hand; else same',
    },
    { flags: '--real-weather', does: 'each day begins with the weather that it really had, in place of a forecast' },
    { flags: '--ironman', does: 'nothing thrown is ever taken back' },
    { flags: '--history', does: 'end each day with what really happened on it' },
    FIGHTS,
    {
      flags: '--against <name>',
      does: `how well the enemy is led where a fight asks both sides: ${STRENGTHS_TOLD}, or a policy; else prudent, who is sharp`,
      takes: 'leader',
    },
    {
      flags: '--careers',
      does: 'its men earn experience, abilities and lasting wounds, as In Clouds of Glory has them',
    },
    {
      flags: '--mess',
      does: 'of an evening men ask you for a rest or a friend beside them, you may have a word with one who ran, and press a recommendation: ours, no rule of the book',
    },
    {
      flags: '--tasks',
      does: 'now and then the Wing asks for something special, in chains of three: ours, no rule of the book',
    },
    { flags: '--german-fates', does: 'throw for the fates of Germans brought down as well (rule 29)' },
    { flags: '--purist', does: 'no odds are told at a prompt of this campaign' },
    COMPANION,
    ANSWERS,
  ],
  part: 'beginning',
  act: async ([name]: [string?], options) => (await import('./new.ts')).begin(name, options),
};
