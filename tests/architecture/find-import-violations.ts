import { posix } from 'node:path';
import {
  COMMON_TOOLS,
  dependencyBoundaries,
  editorFloors,
  importRules,
  pureFolders,
} from './import-rules';
import { type PackageImport, parseImportSpecifiers } from './workspace-package';

/** One sentence for each rule that an import breaks; `name` is the package whose file imports. */
export function findImportViolations(name: string, imported: PackageImport): string[] {
  const { packages = [], tools = [], message = '' } = importRules[name] ?? {};
  const allowed = [name, ...packages, ...tools, ...COMMON_TOOLS].map((each) => `@site/${each}`);
  const { file, from, module, isRelative } = imported;
  const rules = [
    { isBroken: isRelative, message: `Import packages by their names. ${message}` },
    { isBroken: from.startsWith('@site/') && !allowed.includes(from), message },
    ...dependencyBoundaries.map((boundary) => ({
      isBroken: !boundary.allowedIn.includes(name) && boundary.packages.some(matches(from)),
      message: boundary.message,
    })),
    ...pureFolders.map((pure) => ({
      isBroken:
        file.startsWith(pure.folder) &&
        (pure.packages.some(matches(from)) || pure.packages.some(matches(module))),
      message: pure.message,
    })),
  ];
  return rules
    .filter(({ isBroken }) => isBroken)
    .map((rule) => `${file} imports ${from}. ${rule.message}`);
}

function matches(name: string): (pattern: string) => boolean {
  return (pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * One sentence for each import from a floor of the editor above the file's own.
 *
 * @param file path within the editor's sources
 * @param files all paths, because an import does not say whether it means a view
 */
export function findUpwardImports(
  file: string,
  source: string,
  files: ReadonlySet<string>,
): string[] {
  return parseImportSpecifiers(source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier))
    .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`].find((each) => files.has(each)) ?? [])
    .filter((imported) => floorOf(imported) > floorOf(file))
    .map(
      (imported) =>
        `${file} imports ${imported}, which is on a floor above: ${editorFloors.map(({ name }) => name).join(', ')}.`,
    );
}

function floorOf(file: string): number {
  const floor = editorFloors.findIndex(({ files }) => files.test(file));
  if (floor < 0 && file.includes('/')) throw new Error(`${file} is on no floor of the editor.`);
  return floor;
}
