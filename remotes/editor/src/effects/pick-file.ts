/** Lets the person choose files; none if they change their mind. */
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

/** A title as a file name with its ending: what file systems refuse is left out. */
export function fileName(title: string, ending: string): string {
  const safe = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${safe.slice(0, 80) || 'Deck'}${ending}`;
}
