import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pluginReact } from '@rsbuild/plugin-react';
import { createRslib, type LibConfig } from '@rslib/core';
import { listFiles, withLock, workspaceRoot } from '@site/node';
import { findRsbuildProgram } from '@site/release';
import { createPipelines } from '../create/create-pipelines';
import {
  createManifest,
  readCatalog,
  readManifest,
  resolveVersions,
  type KnownVersions,
} from './create-manifest';

/** Files of a package that teams elsewhere have no use for; only the workspace can build packages. */
const UNPUBLISHED = /(^|\/)(node_modules|dist|test)\/|\.test\.tsx?$|\.d\.ts$|^(src\/)?packages\//;

/**
 * Builds every package below `shared/` into a folder of its own, as a registry takes it: ES modules, one for each
 * source, with declarations, and a manifest that leads to them. The workspace itself goes on using the sources.
 * @returns the folders
 */
export async function buildPackages(target: string): Promise<string[]> {
  const sources = path.join(workspaceRoot, 'shared');
  const names = fs.readdirSync(sources).toSorted();
  fs.rmSync(target, { recursive: true, force: true });
  const catalog = readCatalog(workspaceRoot);
  const manifests = names.map((name) => readManifest(path.join(sources, name, 'package.json')));
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  for (const manifest of manifests) {
    const name = manifest.name.replace('@site/', '');
    copyOtherFiles(path.join(sources, name), path.join(target, name));
    const published = createManifest(manifest, { catalog, versions });
    writeJson(path.join(target, name, 'package.json'), published);
    fs.copyFileSync(
      path.join(workspaceRoot, 'CHANGELOG.md'),
      path.join(target, name, 'CHANGELOG.md'),
    );
  }
  completeTemplates(path.join(target, 'cli/templates'), { catalog, versions });
  await buildDevelopmentShell(path.join(target, 'cli/development-shell'));
  await compile(names, target);
  writeDeclarations(names, target);
  return names.map((name) => path.join(target, name));
}

/** A repository gets the versions that were published with its template, and the pipelines and settings of the compiler and lint of this one. */
function completeTemplates(folder: string, known: KnownVersions): void {
  for (const template of ['remote', 'repository']) {
    const file = path.join(folder, template, 'package.json.txt');
    writeJson(file, resolveVersions(readManifest(file), known));
  }
  const shared = {
    ...createPipelines(workspaceRoot),
    'tsconfig.base.json': fs.readFileSync(path.join(workspaceRoot, 'tsconfig.base.json'), 'utf8'),
    '.oxlintrc.json': createLintSettings(),
  };
  for (const [file, text] of Object.entries(shared)) {
    const target = path.join(folder, 'repository', `${file}.txt`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

/** Leaves out exceptions for files that only this workspace has. */
function createLintSettings(): string {
  const file = path.join(workspaceRoot, '.oxlintrc.json');
  const settings: LintSettings = JSON.parse(fs.readFileSync(file, 'utf8'));
  const overrides = settings.overrides.flatMap((each) => {
    const files = each.files.filter((name) => /^(\*\*|remotes)\//.test(name));
    return files.length > 0 ? [{ ...each, files }] : [];
  });
  return `${JSON.stringify({ ...settings, overrides }, null, 2)}\n`;
}

type LintSettings = { overrides: { files: string[] }[] };

/** The remote of a team runs in it while it is written, because the released shell has React's production runtime. */
async function buildDevelopmentShell(target: string): Promise<void> {
  const cwd = path.join(workspaceRoot, 'shell');
  const built = path.join(cwd, 'dist/development');
  const env = { ...process.env, NODE_ENV: 'development' };
  await withLock({ folder: built }, () => {
    execFileSync(process.execPath, [findRsbuildProgram('shell'), 'build'], { cwd, env });
    return fs.promises.cp(built, target, { recursive: true });
  });
}

function writeJson(file: string, content: object): void {
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Style sheets, fonts, templates and plain scripts are published as they are. */
function copyOtherFiles(source: string, target: string): void {
  for (const file of listFiles(source, ['node_modules'])) {
    if (UNPUBLISHED.test(file) || /\.tsx?$/.test(file)) continue;
    const to = path.join(target, file.replace(/^src\//, 'dist/'));
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(path.join(source, file), to);
  }
}

/** The one Rslib configuration of all packages. Without bundling, a module stays one module for all entry points. */
async function compile(names: string[], target: string): Promise<void> {
  const lib = names.map((name): LibConfig => {
    const source = path.join(workspaceRoot, 'shared', name, 'src');
    // Rslib leads imports of scripts with declarations to `.js` files, too.
    const isTypedScript = (file: string) =>
      file.endsWith('.mjs') && fs.existsSync(path.join(source, file.replace(/mjs$/, 'd.mts')));
    const modules = listFiles(source).filter(
      (file) => (/\.tsx?$/.test(file) || isTypedScript(file)) && !UNPUBLISHED.test(file),
    );
    return {
      id: name,
      format: 'esm',
      syntax: 'es2023',
      bundle: false,
      outBase: source,
      source: { entry: { index: modules.map((file) => path.join(source, file)) } },
      output: { distPath: { root: path.join(target, name, 'dist') } },
    };
  });
  const config = {
    lib,
    plugins: [pluginReact()],
    output: { target: 'web' as const, cleanDistPath: false },
    performance: { printFileSize: false },
    logLevel: 'warn' as const,
  };
  await (await createRslib({ cwd: workspaceRoot, config })).build();
}

/** TypeScript writes those of all packages in one run, as for the API reports. */
function writeDeclarations(names: string[], target: string): void {
  const folder = path.join(target, '.declarations');
  const compiler = path.join(workspaceRoot, 'node_modules/typescript/bin/tsc');
  execFileSync(
    process.execPath,
    [compiler, '-p', 'tests/types/declarations.json', '--outDir', folder],
    { cwd: workspaceRoot, stdio: 'inherit' },
  );
  for (const name of names)
    fs.cpSync(path.join(folder, 'shared', name, 'src'), path.join(target, name, 'dist'), {
      recursive: true,
    });
  fs.rmSync(folder, { recursive: true });
}
