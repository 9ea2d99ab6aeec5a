/**
 * Finds what a changelog says since an earlier one, whatever its headings are: entries that came in.
 * @param packages names of those that a team uses; entries about others are left out
 * @returns lines: what to change, then how many entries bring something new only
 */
export function findNewEntries(
  changelog: string,
  { former, packages }: { former: string; packages: string[] },
): string[] {
  const known = new Set(listEntries(former));
  const entries = listEntries(changelog).filter(
    (entry) => !known.has(entry) && packages.some((name) => isAbout(entry, name)),
  );
  const breaking = entries.filter((entry) => /\*\*, (?:major|first)\b/.test(entry));
  const others = entries.length - breaking.length;
  return [
    ...(breaking.length > 0
      ? ['What you have to change:', ...breaking]
      : ['The changelog names nothing that you have to change.']),
    ...(others > 0
      ? [`What is new besides: ${others} in node_modules/@site/cli/CHANGELOG.md.`]
      : []),
  ];
}

/** An entry is one item of a list. */
function listEntries(changelog: string): string[] {
  const items = changelog.split(/^(?=- )/m).filter((text) => text.startsWith('- '));
  return items.map((text) => (text.split('\n\n')[0] ?? '').trim());
}

function isAbout(entry: string, name: string): boolean {
  return entry.includes(`**${name.replace('@site/', '')}**`) || entry.includes(`\`${name}\``);
}
