/**
 * Prints a message for the person at the terminal to standard error, because standard output may be read by a program.
 */
export function logToTerminal(sentence: string): void {
  console.error(sentence);
}
