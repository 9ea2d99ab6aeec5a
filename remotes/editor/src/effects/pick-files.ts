/** Opens the file picker; resolves to an empty list when it is cancelled. */
export function pickFiles(accept: string, isMultiple = false): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = isMultiple;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

/** Turns a title into a file name without characters that file systems reject. `ending` includes the dot. */
export function toFileName(title: string, ending: string): string {
  const safe = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${safe.slice(0, 80) || 'Deck'}${ending}`;
}
