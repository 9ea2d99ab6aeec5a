/** Thrown if a file cannot be imported; `sentences` are shown to the person who chose it. */
export class ImportError extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}
