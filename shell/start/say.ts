/** What a person at the terminal should know, on the error stream: the other one may be read by a program. */
export function say(sentence: string): void {
  console.error(sentence);
}
