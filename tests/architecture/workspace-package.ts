import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isBuiltin } from 'node:module';

export interface WorkspacePackage {
  /** The package's name without the scope: 'contract', 'marketing'. */
  name: string;
  folder: string;
  dependencies: string[];
  devDependencies: string[];
  /** Modules that others may import: '@site/ui', '@site/ui/mui'. */
  entryPoints: string[];
  imports: PackageImport[];
}

export interface PackageImport {
  file: string;
  /** The package a module belongs to: '@site/ui' for '@site/ui/mui', 'node:fs' for 'fs'. */
  from: string;
  /** As it is written: '@site/ui/mui'. */
  module: string;
  /** Written as a path out of the package instead of the other package's name. */
  isRelative: boolean;
  /** Tests, build configuration and what runs in Node only may use what never reaches a visitor. */
  isTooling: boolean;
}

// Tests and commands start in the workspace's folder.
const workspace = process.cwd();
const roots = ['shell', 'supabase', 'tests', ...foldersIn('remotes'), ...foldersIn('shared')];
const skipped = new Set(['node_modules', 'dist', '.data', 'test-results']);

/** Every package of the workspace, with what it declares and what its source files import. */
export function readWorkspacePackages(): WorkspacePackage[] {
  return roots.map((folder) => {
    const manifest = readManifest(folder);
    return {
      name: manifest.name.replace('@site/', ''),
      folder,
      dependencies: Object.keys(manifest.dependencies ?? {}),
      devDependencies: Object.keys(manifest.devDependencies ?? {}),
      entryPoints: Object.keys(manifest.exports ?? {}).map(
        (subpath) => manifest.name + subpath.slice(1),
      ),
      imports: sourceFiles(join(workspace, folder)).flatMap(readImports),
    };
  });
}

/** Development dependencies of the workspace root: tools that every package's tests may use. */
export function readWorkspaceTools(): string[] {
  return Object.keys(readManifest('.').devDependencies ?? {});
}

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Folders of the packages in a group. Of a package that is gone, its installed packages may be left in a checkout. */
export function foldersIn(group: string): string[] {
  return readdirSync(join(workspace, group))
    .map((name) => join(group, name))
    .filter((folder) => existsSync(join(workspace, folder, 'package.json')));
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(ts|tsx|mjs|cjs)$/.test(entry.name) ? [path] : [];
  });
}

function readImports(path: string): PackageImport[] {
  return parseFileImports(relative(workspace, path), readFileSync(path, 'utf8'));
}

/** Imports of a file from outside its package; `file` is its path in the workspace. */
export function parseFileImports(file: string, source: string): PackageImport[] {
  return parseImportSpecifiers(source).flatMap((module): PackageImport[] => {
    if (!module.startsWith('.'))
      return [
        { file, module, from: packageOf(module), isRelative: false, isTooling: isTooling(file) },
      ];
    const target = packageNameOf(join(dirname(file), module));
    if (target === packageNameOf(file)) return [];
    return [
      { file, module, from: `@site/${target}`, isRelative: true, isTooling: isTooling(file) },
    ];
  });
}

/** The package's name for a path in the workspace: 'editor' for 'remotes/editor/src/routes.ts'. */
function packageNameOf(path: string): string {
  const [first = '', second = ''] = path.split(/[\\/]/);
  return first === 'remotes' || first === 'shared' ? second : first;
}

/** The specifiers of static and dynamic imports, re-exports and requires. */
export function parseImportSpecifiers(source: string): string[] {
  const statement =
    /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?'([^']+)'|\b(?:import|require)\(\s*'([^']+)'|^\s*\} from '([^']+)'/gm;
  return [...source.matchAll(statement)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function packageOf(module: string): string {
  if (isBuiltin(module)) return module.startsWith('node:') ? module : `node:${module}`;
  const [first = '', second = ''] = module.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function isTooling(file: string): boolean {
  return tooling.some((kind) => kind.test(file));
}

/** By the whole path: a folder of shipped code may be called `legal` or `tools` too. */
const tooling = [
  /\.(test|spec)\.tsx?$/,
  /(^|\/)(rsbuild|playwright|jest)\.config\./,
  /^tests\//,
  /^shell\/documents\//,
  /^shared\/testing\//,
  /^shared\/cli\/src\/packages\//,
  /^(supabase|(remotes|shared)\/[^/]+)\/(test|legal|bench|tools)\//,
  /\/(src|local)\/(.+\/)?testing\//,
];
