import input from '@inquirer/input';

/** Asks for one line with line editing; nothing when the player has gone. Loaded when it is first needed. */
export async function askInTerminal(message: string): Promise<string | undefined> {
  try {
    return await input({ message, theme: { prefix: '' } });
  } catch (error) {
    if ((error as Error).name === 'ExitPromptError') return undefined;
    throw error;
  }
}
