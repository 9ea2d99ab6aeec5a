import fs from 'node:fs';
import path from 'node:path';

type Versions = Record<string, string>;

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Versions;
  devDependencies?: Versions;
  scripts?: Versions;
  /** Versions in which exports changed that remotes get from the shell. */
  changedExports?: Versions;
}

export function readManifest(file: string): Manifest {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** Stays in the workspace: commands of the shell's team alone import it. */
const UNPUBLISHED_PACKAGE = '@site/supabase';

/** Versions of this workspace's packages, and of those of others. */
export interface KnownVersions {
  versions: Versions;
  catalog: Versions;
}

/**
 * Creates the manifest of a published package from that of the workspace: exports lead to the built files, and
 * dependencies have versions. pnpm would do the second and needs each export twice (`publishConfig`) for the first.
 */
export function createManifest(manifest: Manifest, known: KnownVersions): object {
  const { private: _private, devDependencies: _tools, scripts: _scripts, ...rest } = manifest;
  const { [UNPUBLISHED_PACKAGE]: _unpublished, ...dependencies } = rest.dependencies ?? {};
  const { exports, bin } = rest;
  return {
    ...resolveVersions({ ...rest, dependencies }, known),
    exports: mapValues(exports, builtExport),
    ...(bin ? { bin: mapValues(bin, builtFile) } : {}),
  };
}

/** Replaces pnpm's `workspace:` and `catalog:` by versions. */
export function resolveVersions<Kind extends Partial<Manifest>>(
  manifest: Kind,
  known: KnownVersions,
) {
  const { dependencies, devDependencies } = manifest;
  const resolve = (_range: string, name: string) => findVersion(name, known);
  return {
    ...manifest,
    ...(dependencies ? { dependencies: mapValues(dependencies, resolve) } : {}),
    ...(devDependencies ? { devDependencies: mapValues(devDependencies, resolve) } : {}),
  };
}

function findVersion(name: string, { versions, catalog }: KnownVersions): string {
  if (versions[name]) return `^${versions[name]}`;
  if (catalog[name]) return catalog[name];
  throw new Error(`pnpm-workspace.yaml has no version of ${name}. Add it to the catalog.`);
}

function builtExport(file: string): string | { types: string; default: string } {
  const built = builtFile(file);
  return built.endsWith('.js') ? { types: built.replace(/\.js$/, '.d.ts'), default: built } : built;
}

function builtFile(file: string): string {
  return file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');
}

function mapValues<Result>(
  record: Versions,
  change: (value: string, key: string) => Result,
): Record<string, Result> {
  const entries = Object.entries(record);
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)] as const));
}

/** Reads the versions of all packages of others from `pnpm-workspace.yaml`. */
export function readCatalog(root: string): Versions {
  const text = fs.readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, catalog = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(text) ?? [];
  const rows = [...catalog.matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm)];
  return Object.fromEntries(rows.map(([, name = '', version = '']) => [name, version]));
}
