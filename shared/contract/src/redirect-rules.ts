import { isPattern, shapeOf } from './paths/path-pattern';

/**
 * Creates redirects from other spellings of a path that occur in practice to its canonical form: trailing slash,
 * capitals, file names. Static hosts compare letter by letter, so each spelling needs a rule.
 * @param pages paths of the site's pages, patterns among them
 * @param moved moved paths, old to new, with the same parameters
 */
export function createRedirectRules(
  pages: string[],
  moved: Readonly<Record<string, string>>,
): Record<string, string> {
  const rules = [...pages.map((path) => [path, path] as const), ...Object.entries(moved)].flatMap(
    ([written, target]) => spellingsOf(written).map((spelling) => [spelling, target] as const),
  );
  const shapes = new Set(pages.map(shapeOf));
  return Object.fromEntries(rules.filter(([spelling]) => !shapes.has(shapeOf(spelling))));
}

function spellingsOf(path: string): string[] {
  if (path === '/') return ['/index', '/index.html'];
  if (isPattern(path)) return patternSpellingsOf(path);
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

/** Few, because hosts take a hundred rules with parameters. Capitals in a value mean another value. */
function patternSpellingsOf(path: string): string[] {
  const firstUpper = path.replaceAll(/\/[a-z]/g, toUpper);
  return path.endsWith('*') ? [path, firstUpper] : [path, `${path}/`, firstUpper, `${firstUpper}/`];
}

function toUpper(text: string): string {
  return text.toUpperCase();
}
