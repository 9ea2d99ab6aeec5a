import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '@site/node';
import { parseImportSpecifiers } from '../architecture/workspace-package';

const roots = ['remotes', 'shared', 'shell', 'supabase', 'tests'];
const ignored = ['node_modules', 'dist', '.data', 'test-results'];
const isSource = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

/** Lists the files that import one of these files, by its path or by the entry point of a package that exports it. */
export function listImporters(files: readonly string[]): string[] {
  const sources = roots.flatMap((root) =>
    listFiles(root, ignored).map((file) => `${root}/${file}`),
  );
  const known = new Set(sources);
  const entryPoints = readEntryPoints();
  const imports = sources.filter(isSource).map((file) => ({
    file,
    imported: parseImportSpecifiers(readFileSync(file, 'utf8')).flatMap((specifier) => {
      if (!specifier.startsWith('.')) return entryPoints.get(specifier) ?? [];
      const path = join(dirname(file), specifier);
      return [path, `${path}.ts`, `${path}.tsx`].find((each) => known.has(each)) ?? [];
    }),
  }));
  const importersOf = (wanted: ReadonlySet<string>) =>
    imports.filter(({ imported }) => imported.some((each) => wanted.has(each)));
  const direct = importersOf(new Set(files)).map(({ file }) => file);
  const exported = [...entryPoints.values()].filter((file) => direct.includes(file));
  return [...new Set([...direct, ...importersOf(new Set(exported)).map(({ file }) => file)])];
}

/** Files of the packages' entry points by the names that others import: '@site/ui/mui'. */
function readEntryPoints(): Map<string, string> {
  const folders = ['shared', 'remotes'].flatMap((group) =>
    readdirSync(group).map((name) => join(group, name)),
  );
  return new Map(
    [...folders, 'shell', 'supabase'].flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as { name: string; exports?: Record<string, string> };
      return Object.entries(exports).map(([subpath, file]): [string, string] => [
        name + subpath.slice(1),
        join(folder, file),
      ]);
    }),
  );
}
