/** Data of a paste or a drop, which can be read during its event only. */
export interface PasteData {
  readonly html: string;
  readonly text: string;
  readonly files: readonly File[];
}

export function readPasteData(data: DataTransfer): PasteData {
  return {
    html: data.getData('text/html'),
    // A link that Safari copies has no text.
    text: data.getData('text/plain') || data.getData('text/uri-list'),
    files: Array.from(data.files),
  };
}
