/** Version of a package, and its API report. */
export interface PackageApi {
  version: string;
  report: string;
}

/**
 * Explains why a version number is too low for what has changed since an earlier version: a removed or changed export
 * needs a new major version, an added one a new minor version.
 * @returns a sentence, or undefined when the number fits
 */
export function findVersionProblem(before: PackageApi, after: PackageApi): string | undefined {
  const { removed, changed, added } = compareApiReports(before.report, after.report);
  const [major = 0, minor = 0] = before.version.split('.').map(Number);
  const [newMajor = 0, newMinor = 0] = after.version.split('.').map(Number);
  if (newMajor > major) return undefined;
  const differences = [
    ...removed.map((name) => `\`${name}\` is removed`),
    ...changed.map((name) => `\`${name}\` is declared differently`),
  ];
  if (differences.length > 0)
    return `Since ${before.version} ${join(differences)}, which a team's code may not survive. The version has to be ${major + 1}.0.0 at least.`;
  if (added.length === 0 || newMinor > minor) return undefined;
  const names = join(added.map((name) => `\`${name}\``));
  return `Since ${before.version} ${names} came in, and a team has to be able to ask for it. The version has to be ${major}.${minor + 1}.0 at least.`;
}

function join(names: string[]): string {
  return names.join(', ').replace(/, ([^,]+)$/, ' and $1');
}

/** Compares the exports of two API reports by name, those of subpaths as `mui.Button`. */
export function compareApiReports(before: string, after: string) {
  const [old, current] = [readExports(before), readExports(after)];
  return {
    removed: [...old.keys()].filter((name) => !current.has(name)),
    changed: [...old].flatMap(([name, text]) =>
      current.has(name) && current.get(name) !== text ? [name] : [],
    ),
    added: [...current.keys()].filter((name) => !old.has(name)),
  };
}

/** Maps each export to its declaration and all declarations that it refers to. */
function readExports(report: string): Map<string, string> {
  const { declarations, exported } = readDeclarations(report);
  return new Map(
    exported.map(({ name, declaration }) => [name, describe(declaration, declarations)]),
  );
}

type Export = { name: string; declaration: string };

/** Reads the code block of a report: declarations by name, imports among them, and the names of exports. */
function readDeclarations(report: string) {
  const [, code = ''] = /```ts\n([^]*?)\n```/.exec(report) ?? [];
  const paragraphs = code.replace(/^ *\/\/.*\n?/gm, '').split(/\n\n+/);
  const declarations = new Map(
    [...code.matchAll(/^import .*?(\S+)(?: \})? from .*$/gm)].map(([line, name = '']) => [
      name,
      line,
    ]),
  );
  for (const text of paragraphs.map((each) => each.trim())) {
    const [, name] = DECLARATION.exec(text) ?? [];
    // Overloads have one name.
    if (name) declarations.set(name, [declarations.get(name) ?? [], text].flat().join('\n'));
  }
  return { declarations, exported: paragraphs.flatMap((each) => readExported(each.trim())) };
}

/** Members of a namespace are the exports of a subpath. */
function readExported(text: string): Export[] {
  if (text.startsWith('export {')) return readNames(text);
  const [, name] = DECLARATION.exec(text) ?? [];
  if (!name) return [];
  if (text.startsWith('declare namespace '))
    return readNames(text).map((each) => ({ ...each, name: `${name}.${each.name}` }));
  return text.startsWith('export ') ? [{ name, declaration: name }] : [];
}

const DECLARATION =
  /^(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:function|class|interface|type|const|let|enum|namespace) ([\w$]+)/;

/** Reads a list such as `export { Button_2 as Button }`. */
function readNames(text: string): Export[] {
  const [, list = ''] = /export \{([^}]*)\}/.exec(text) ?? [];
  return [...list.matchAll(/([\w$]+)(?: as ([\w$]+))?/g)].map(([, declaration = '', name]) => ({
    name: name ?? declaration,
    declaration,
  }));
}

/** @returns the texts of a declaration and of those that it needs, without the numbers by which a report tells names apart */
function describe(name: string, declarations: Map<string, string>): string {
  const found = new Set([name]);
  for (const each of found) {
    const text = declarations.get(each) ?? '';
    if (text.startsWith('import ')) continue;
    // A word before a colon is the name of a property.
    for (const [word] of text.matchAll(/[\w$]+(?![\w$]|\??:)/g))
      if (declarations.has(word)) found.add(word);
  }
  const texts = [...found].map((each) => declarations.get(each) ?? '');
  const [own = '', ...others] = texts.map((text) => text.replace(/\b(\w+?)_\d+\b/g, '$1'));
  return [own, ...others.toSorted()].join('\n');
}
