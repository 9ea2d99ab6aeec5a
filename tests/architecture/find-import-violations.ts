import { COMMON_TOOLS, dependencyBoundaries, importRules, pureFolders } from './import-rules';
import type { PackageImport } from './workspace-package';

/** One sentence for each rule that an import breaks; `name` is the package whose file imports. */
export function findImportViolations(name: string, imported: PackageImport): string[] {
  const { packages = [], tools = [], message = '' } = importRules[name] ?? {};
  const allowed = [name, ...packages, ...tools, ...COMMON_TOOLS].map((each) => `@site/${each}`);
  const { file, from, isRelative } = imported;
  const rules = [
    { isBroken: isRelative, message: `Import packages by their names. ${message}` },
    { isBroken: from.startsWith('@site/') && !allowed.includes(from), message },
    ...dependencyBoundaries.map((boundary) => ({
      isBroken: !boundary.allowedIn.includes(name) && boundary.packages.some(matches(from)),
      message: boundary.message,
    })),
    ...pureFolders.map((pure) => ({
      isBroken: file.startsWith(pure.folder) && pure.packages.some(matches(from)),
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
