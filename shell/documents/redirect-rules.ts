/**
 * The other ways of writing an address that people really write, each with the one form it leads to: a slash
 * at the end, capitals, file names. Static hosts compare letter by letter, so each way is a rule.
 * @param pages paths of the site's pages
 * @param moved addresses that moved, old to new
 */
export function redirectRules(
  pages: string[],
  moved: Readonly<Record<string, string>>,
): Record<string, string> {
  const rules = [...pages.map((path) => [path, path] as const), ...Object.entries(moved)].flatMap(
    ([written, target]) => formsOf(written).map((form) => [form, target] as const),
  );
  return Object.fromEntries(rules.filter(([form]) => !pages.includes(form)));
}

function formsOf(path: string): string[] {
  if (path === '/') return ['/index', '/index.html'];
  const firstUpper = path.replaceAll(/\/[a-z]/g, toUpper);
  const wordsUpper = path.replaceAll(/[/-][a-z]/g, toUpper);
  const cases = [...new Set([path, firstUpper, wordsUpper, path.toUpperCase()])];
  return [
    ...cases.flatMap((each) => [each, `${each}/`]),
    `${path}.html`,
    `${path}/index`,
    `${path}/index.html`,
  ];
}

function toUpper(text: string): string {
  return text.toUpperCase();
}
