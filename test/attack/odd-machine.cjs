/* Required before the program: WOF_ODD=clock has a clock that jumps to and fro by a day at each look, no-links a disk without links. */

const fs = require('node:fs');

const DAY = 86_400_000;
const odd = process.env.WOF_ODD;

if (odd === 'clock') {
  const [now, origin] = [Date.now, performance.timeOrigin];
  let looks = process.pid;
  const jumped = () => (looks++ % 3) * DAY - DAY;
  const Usual = Date;
  globalThis.Date = class extends Usual {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now() + jumped()]));
    }
    static now() {
      return now() + jumped();
    }
  };
  Object.defineProperty(performance, 'timeOrigin', { get: () => origin + jumped() });
}

if (odd === 'no-links')
  for (const name of ['linkSync', 'symlinkSync', 'link', 'symlink'])
    fs[name] = () => {
      throw Object.assign(new Error('not supported'), { code: 'ENOTSUP', errno: -95 });
    };
