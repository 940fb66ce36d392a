import { onTestFinished } from 'vitest';
import { type Size, Window } from './window.ts';

/** The same for a test: it is closed with the test. */
export class Screen extends Window {
  constructor(saves: string, command: string, size: Size) {
    super(saves, command, size);
    onTestFinished(() => this.kill());
  }
}
