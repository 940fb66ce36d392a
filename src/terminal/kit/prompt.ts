import input from '@inquirer/input';
import { safeToPrint } from './safe-to-print.ts';

/** Asks for one line with line editing; nothing when the player has gone. Loaded when it is first needed. */
export async function askInTerminal(message: string): Promise<string | undefined> {
  try {
    return await input({ message: safeToPrint(message), theme: { prefix: '' } });
  } catch (error) {
    // The library has a core of its own, whose errors are no others' class.
    if (error instanceof Error && error.name === 'ExitPromptError') return undefined;
    throw error;
  }
}
