import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/test';
import { dataFolder, workspaceRoot } from '../support/workspace';

const releases = join(dataFolder, 'releases');

/** The shell's Node build writes documents and is never served; libraries speak of keys in their comments there. */
const composer = /[\\/]apps[\\/]shell[\\/]\w+[\\/]node[\\/]/;

/** Shapes of credentials, whatever their value. */
const shapes = [
  /sb_secret_\w{8,}/,
  /service_role/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bhf_[A-Za-z0-9]{20,}/,
  /\bsk-[A-Za-z0-9]{20,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bghp_[A-Za-z0-9]{36}/,
];

test('No file that is served holds a credential or tells about the machine it was built on', ({
  keys,
}) => {
  const served = filesIn(releases).filter(
    (file) => !/\.(br|gz|woff2|png|jpe?g|webp|avif|mp4)$/.test(file) && !composer.test(file),
  );
  expect(served.length).toBeGreaterThan(50);
  const told = [keys.secretKey, workspaceRoot, ...(homedir() === '/' ? [] : [`${homedir()}/`])];
  const leaks = served.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const found = [
      ...told.filter((word) => text.includes(word)),
      ...shapes.filter((shape) => shape.test(text)),
    ];
    return found.map((word) => `${file} holds ${String(word)}`);
  });
  expect(leaks).toEqual([]);
});

test('The rules of the server are not served', async ({ request }) => {
  for (const path of [
    '/headers.json',
    '/_headers',
    '/_redirects',
    '/registry.json.bak',
    '/..%2f..%2fregistry.json',
  ]) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
  }
});

/** Also what has been live before: open tabs still load it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.jsonl'))
    .map((entry) => join(entry.parentPath, entry.name));
}
