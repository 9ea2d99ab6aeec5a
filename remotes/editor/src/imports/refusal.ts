/** Thrown for a file of which nothing is taken in; the sentences are for the person who chose it. */
export class Refusal extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}
