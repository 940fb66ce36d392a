import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerBy } from '../../src/kit/head/policy.ts';
import { isAnswer } from '../../src/logbook/record.ts';
import { sit } from '../../src/seat/sit.ts';
import { atHand, enterTakes } from '../../src/seat/typed/at-hand.ts';
import { BEHIND, CLEAR_OF, ENTER_PAGE, lead, playAll, playByEnter } from '../bench/enter/campaigns.ts';
import { CHOOSES, EnterPlayer } from '../bench/enter/enter-player.ts';
import { sitDown } from '../bench/keys/by-hand.ts';
import { unheard } from '../bench/keys/unheard.ts';
import { book } from '../support/people/campaigns.ts';

/** Every answer of these days at a seat where nothing but Enter is pressed; where it takes nothing, an answer is typed. */
async function atTheSeat(seed: string, days: number): Promise<readonly string[]> {
  const line = () => {
    const { asked, campaign } = sitting;
    if (!asked || campaign.day > days) return undefined;
    return enterTakes(atHand(asked, seat), asked, seat) ? '' : answerBy(CHOOSES, asked, book);
  };
  const { sitting, seat } = sitDown({ seed, fights: undefined }, book, async () => line());
  await unheard(() => sit(seat));
  return sitting.log.standing.flatMap(({ record }) => (isAnswer(record) ? [`${record.asked} ${record.answer}`] : []));
}

test('a seat where nothing but Enter is pressed gives the answers that the campaigns are played by', async () => {
  const player = new EnterPlayer(book);
  playByEnter(player, 'B', 'at-the-seat', book, 2);
  expect(player.answers.length).toBeGreaterThan(100);
  const answers = await atTheSeat('at-the-seat', 2);
  expect(answers.slice(0, player.answers.length)).toEqual(player.answers);
});

// By the first answer, or the quietest, a month came to 149 points less. Of twelve campaigns the error is some 45.
test('twelve campaigns by Enter alone are not far behind prudent with the same dice', { timeout: 120_000 }, () => {
  const played = playAll(4, 'twelve', book);
  expect(played).toHaveLength(12);
  expect(lead(played).value).toBeGreaterThan(-BEHIND - CLEAR_OF);
});

test('by the page Enter is no more than 20 points a month behind prudent, and clear of 40', () => {
  const page = readFileSync(ENTER_PAGE, 'utf8');
  const [, campaigns, lead, from] =
    /^\| all +\| +(\d+) +\| +\S+ +\| +\S+ +\| +([+-]\d+) +\| +([+-]\d+) to /m.exec(page) ?? [];
  expect(Number(campaigns)).toBeGreaterThanOrEqual(200);
  expect(Number(lead)).toBeGreaterThanOrEqual(-BEHIND);
  expect(Number(from)).toBeGreaterThan(-CLEAR_OF);
});
