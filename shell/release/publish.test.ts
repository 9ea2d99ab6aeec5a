/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { publishShell } from './publish';
import { openStore } from './store';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
const store = openStore(path.join(root, 'releases'));
const web = path.join(root, 'web');
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('Publishing the shell', () => {
  test('Files of earlier shells stay, for the tabs that were opened with them', async () => {
    await publish({ 'static/js/index.1111.js': 'one' });
    fs.rmSync(web, { recursive: true });
    await publish({ 'static/js/index.2222.js': 'two' });
    expect(read('static/js/index.1111.js')).toBe('one');
    expect(read('static/js/index.2222.js')).toBe('two');
  });

  test('A file with a constant name is renewed together with its compressed copies', async () => {
    await publish({ 'favicon.svg': '<svg>old</svg>' });
    await publish({ 'favicon.svg': '<svg>new</svg>' });
    expect(read('favicon.svg')).toBe('<svg>new</svg>');
    const copy = fs.readFileSync(path.join(store.shellAssets, 'favicon.svg.br'));
    expect(String(brotliDecompressSync(copy))).toBe('<svg>new</svg>');
  });

  test('What only the build needs is not published', async () => {
    await publish({ 'index.html': '', 'manifest.json': '{}', 'mf-stats.json': '{}', 'a.txt': 'a' });
    expect(fs.readdirSync(store.shellAssets).sort()).toEqual(['a.txt', 'a.txt.br', 'a.txt.gz']);
  });
});

async function publish(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(web, name)), { recursive: true });
    fs.writeFileSync(path.join(web, name), content);
  }
  await publishShell(store, web);
}

function read(file: string): string {
  return fs.readFileSync(path.join(store.shellAssets, file), 'utf8');
}
