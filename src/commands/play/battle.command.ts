import { YEARS } from '../../cards/years.ts';
import { ANSWERS, POLICIES, PURIST, SEED, type ShellCommand, STRENGTHS_TOLD } from '../shell-command.ts';

export const battleCommand: ShellCommand = {
  typed: 'battle [name]',
  names: ['battle'],
  group: 'play',
  does: 'list the stand-alone battles, or fight one: by its name, or from a YAML file of your own',
  inShort: 'list the stand-alone battles, or fight one',
  examples: [
    ['battle', 'list them'],
    ['battle above-douai --hot-seat', 'a friend leads the Germans'],
    ['battle face-to-face --rules basic', 'by the basic rules alone'],
    ['battle winged-victory --lesson', 'learn one of the other games'],
    ['battle above-douai --result', 'how the last one ended'],
  ],
  options: [
    {
      flags: '--lesson',
      does: 'five minutes in one of the other games, explained as you play: by its name, or choose',
    },
    { flags: '--hot-seat', does: 'two players at one table, one on each side' },
    {
      flags: '--mission <year>',
      does: `both sides throw for their missions on the table of ${YEARS.join(', ')}`,
      takes: 'year',
    },
    { flags: '--side <side>', does: 'the side that you lead: allied or german', takes: 'side' },
    {
      flags: '--against <name>',
      does: `how well the other side is led: ${STRENGTHS_TOLD}, or a policy; else prudent, who is sharp`,
      takes: 'leader',
    },
    {
      flags: '--rules <names>',
      does: 'in Wings of War and Glory: basic, all, or optional rules by name, as special-damage,aim',
      takes: 'optional-rule',
    },
    SEED,
    { flags: '--dice <who>', does: 'who throws the dice: program or hand', takes: 'dice' },
    PURIST,
    { flags: '--companion', does: 'tell what to move on your own board' },
    ANSWERS,
    { flags: '--policy <name>', does: `let a policy lead our side: ${POLICIES}`, takes: 'policy' },
    { flags: '--anew', does: 'begin it again, though it is under way' },
    { flags: '--force', does: 'take over the lock of a window that is no more' },
    { flags: '--result', does: 'show how the last one ended' },
    { flags: '--replay', does: 'tell it again; any key goes on, q stops' },
    { flags: '--at-once', does: 'with --replay, without pauses to read' },
    { flags: '--verify', does: 'play it again and compare each throw, question and figure' },
    { flags: '--strip', does: 'print a finished fight with cards, from the side or in the clouds as an SVG picture' },
  ],
  part: 'apart',
  act: async ([name]: [string?], options) => (await import('./battle.ts')).battle(name, options),
};
