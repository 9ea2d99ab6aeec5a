/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
// @ts-expect-error: a worker in JavaScript, which runs without a loader
import { handleRequest } from './inspect-worker.mjs';

test('Every picture of a set is looked for, and a data URL in it is none that could be missing', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inspected-'));
  const sets = [
    'data:image/svg+xml;base64,PHN2Zz4= 1x, /here.png 2x',
    '/here.png, /lost.png',
    '/here.png 1x,/lost-too.png 2x',
  ];
  const html = sets.map((set) => `<img srcset="${set}">`).join('');
  fs.writeFileSync(path.join(folder, 'index.html'), html);
  fs.writeFileSync(path.join(folder, 'here.png'), '');
  const request = {
    folder,
    siteUrl: 'https://site.example',
    live: [],
    fingerprints: {},
    webs: [],
    versions: [],
  };
  expect(handleRequest(request).broken).toEqual([
    'index.html names /lost.png, which does not exist.',
    'index.html names /lost-too.png, which does not exist.',
  ]);
  fs.rmSync(folder, { recursive: true });
});
