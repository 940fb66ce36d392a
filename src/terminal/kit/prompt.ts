/** Asks for one line with line editing; nothing when the player has gone. Inquirer is loaded when first needed. */
export async function askInTerminal(message: string): Promise<string | undefined> {
  const { default: inquirer } = await import('inquirer');
  try {
    const given = await inquirer.prompt([{ type: 'input', name: 'line', message, theme: { prefix: '' } }]);
    return given.line;
  } catch (error) {
    if ((error as Error).name === 'ExitPromptError') return undefined;
    throw error;
  }
}
