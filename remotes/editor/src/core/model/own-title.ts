const LONGEST = 200;

/** Makes a title unique: "The last reel", then "The last reel, copy", "copy 2". */
export function ownTitle(title: string, taken: readonly string[]): string {
  if (!taken.includes(title)) return title;
  const bare = title.replace(/, copy(?: \d+)?$/, '').slice(0, LONGEST - 12);
  for (let number = 1; ; number += 1) {
    const candidate = `${bare}, copy${number === 1 ? '' : ` ${number}`}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
