import { readFileSync } from 'node:fs';

export const MAIL_PAGE = 'docs/by-mail.md';

/** The battles that the page counts, their games, and at most so many letters a turn of each player. */
export const countedByMail = (): readonly { readonly name: string; readonly game: string; readonly most: number }[] =>
  readFileSync(MAIL_PAGE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, game, most] = /^\| ([\w-]+), \d against \d +\| ([^|]+?) +\| +(\d+) \|$/.exec(line) ?? [];
      return name === undefined || game === undefined ? [] : [{ name, game, most: Number(most) }];
    });
