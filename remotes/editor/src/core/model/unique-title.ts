const MAX_TITLE_LENGTH = 200;

/** Makes a title unique: "The last reel", then "The last reel, copy", "copy 2". */
export function uniqueTitle(title: string, usedTitles: readonly string[]): string {
  if (!usedTitles.includes(title)) return title;
  const baseTitle = title.replace(/, copy(?: \d+)?$/, '').slice(0, MAX_TITLE_LENGTH - 12);
  for (let number = 1; ; number += 1) {
    const candidate = `${baseTitle}, copy${number === 1 ? '' : ` ${number}`}`;
    if (!usedTitles.includes(candidate)) return candidate;
  }
}
