import { loadRulebook } from './src/reading/load.ts';
import { flyer, leadInPoints } from './test/bench/choices/campaigns.ts';
const book = loadRulebook('data');
for (const flight of ['B','A','C'] as const) {
  const fly = flyer(book, flight, 'fresh-low-43', 500);
  console.log(flight, 'patrols-low', leadInPoints(await fly('patrols-low'), await fly('prudent')), 'major', leadInPoints(await fly('with-the-major'), await fly('prudent')));
}
