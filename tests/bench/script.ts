import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { workspaceFolder } from '../runner/process';
import { readManifest } from './manifest';
import { drawTreemap, type BytesByOwner } from './treemap';

/**
 * `npm run bench -- script`: what the shell's first script is made of, by package, in bytes as they
 * are sent before compression. Every byte of the file is counted once. The same by file is a treemap.
 */
const folder = path.join(workspaceFolder, 'tests/dist/script');
const file = await buildShell();
const code = fs.readFileSync(file, 'utf8');
const sizes = sizesIn(code, JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as SourceMap);
const rows = [...sizes]
  .map(([name, files]) => [name, sumOf(files)] as const)
  .sort(([, one], [, other]) => other - one);
for (const [name, bytes] of rows) {
  const share = (100 * bytes) / code.length;
  console.log(`${String(bytes).padStart(8)}  ${share.toFixed(1).padStart(5)} %  ${name}`);
}
console.log(`${String(code.length).padStart(8)}  100.0 %  of ${path.basename(file)}`);
console.log(`${String(brotliCompressSync(code).length).padStart(8)}           with brotli`);
const treemapFile = path.join(folder, 'treemap.svg');
fs.writeFileSync(treemapFile, drawTreemap(sizes));
console.log(`By file, as a treemap: ${path.relative(workspaceFolder, treemapFile)}`);

interface SourceMap {
  mappings: string;
  sources: string[];
}

/** The shell as it ships, with a map of what came from where. */
async function buildShell(): Promise<string> {
  const cwd = path.join(workspaceFolder, 'shell');
  const { content } = await loadConfig({ cwd, command: 'build' });
  const config = mergeRsbuildConfig(content, {
    logLevel: 'error',
    output: { sourceMap: { js: 'source-map' } },
    environments: { web: { output: { distPath: { root: folder } } } },
  });
  const builder = await createRsbuild({ cwd, config, environment: ['web'] });
  await (await builder.build()).close();
  const [name] = readManifest(folder).initial.js;
  if (!name) throw new Error(`The build of the shell wrote no first script into ${folder}.`);
  return path.join(folder, name);
}

function sizesIn(text: string, { mappings, sources }: SourceMap): BytesByOwner {
  const decoded = decode(mappings);
  // The hint to compile ahead was put above the mapped lines.
  const lines = text.split('\n').slice(-decoded.length);
  const found = new Map<string, Map<string, number>>();
  const add = (source: string, bytes: number) => {
    const owner = ownerOf(source);
    const files = found.get(owner) ?? new Map<string, number>();
    found.set(owner, files.set(source, (files.get(source) ?? 0) + bytes));
  };
  for (const [line, mapped] of decoded.entries()) {
    const segments = [[0], ...mapped];
    for (const [index, [start = 0, source]] of segments.entries()) {
      const end = segments[index + 1]?.[0] ?? lines[line]?.length ?? start;
      add(source === undefined ? '' : (sources[source] ?? ''), end - start);
    }
  }
  return found;
}

function sumOf(files: ReadonlyMap<string, number>): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The package that a source belongs to, or its workspace folder: 'react-dom', 'shell/src/chrome'. */
function ownerOf(source: string): string {
  const [name] =
    [...source.matchAll(/node_modules\/(?!\.pnpm)((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.slice(1) ?? [];
  if (name) return name;
  const [manifest] =
    /(?:shared|shell|remotes)\/[\w./-]+/.exec(
      source.replaceAll('../', '').replace(/^\.\/src/, 'shell/src'),
    ) ?? [];
  if (manifest) return path.dirname(manifest);
  return 'the bundler';
}
