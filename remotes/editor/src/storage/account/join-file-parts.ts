/** Part of a stored file. */
export interface FilePart {
  readonly type: string;
  readonly part_count: number;
  /** In Base64. */
  readonly data: string;
}

/** Reads the parts of a file one after the other; undefined if one is missing. */
export async function joinFileParts(
  readPart: (part: number) => Promise<FilePart | null>,
): Promise<Blob | undefined> {
  const first = await readPart(0);
  if (!first) return undefined;
  const parts = [first];
  while (parts.length < first.part_count) {
    const next = await readPart(parts.length);
    if (!next) return undefined;
    parts.push(next);
  }
  return new Blob(
    parts.map(({ data }) => Uint8Array.from(atob(data), (character) => character.charCodeAt(0))),
    { type: first.type },
  );
}
