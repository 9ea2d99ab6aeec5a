/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { LEAKING_SHEETS } from '@site/build/styles/testing';
import { SampleSite } from '../testing/sample-site';
import { findForeignStyles } from './inspect-files';

let site: SampleSite;
beforeAll(async () => {
  site = new SampleSite();
  await site.start();
});
afterAll(() => site.remove());

const SHEET = 'static/css/later.css';

test('Every leaking sheet is found by name and line, whichever file of a version it is in', async () => {
  const composed = await site.readLiveSite();
  if (!composed) throw new Error('Nothing is live.');
  const folder = path.join(site.root, 'foreign/web');
  fs.mkdirSync(folder, { recursive: true });
  const kinds = Object.entries(LEAKING_SHEETS);
  expect(kinds.length).toBeGreaterThanOrEqual(20);
  for (const [kind, { css }] of kinds)
    fs.writeFileSync(path.join(folder, `${kind}.css`), `\n${css}`);
  const store = { ...site.store, openFolder: () => Promise.resolve(path.dirname(folder)) };
  const found = await findForeignStyles(store, composed, 'marketing');
  expect(found).toHaveLength(kinds.length);
  for (const [kind, { advice }] of kinds)
    expect(found.find((sentence) => sentence.includes(`/${kind}.css:2: `))).toContain(advice);
});

test('A version with such a sheet is refused, and one with own classes only goes live', async () => {
  const files = (css: string) => ({ files: { [SHEET]: css } });
  await expect(
    site.release('marketing', { mark: '2', ...files('\nh1 { top: 0 }') }),
  ).rejects.toThrow(
    /^marketing\/ma00000002\/static\/css\/later\.css:2: The selector "h1" .*\nNothing was changed\.$/,
  );
  await site.release('marketing', { mark: '3', ...files('.marketing-a { top: 0 }') });
});

test.each([
  ['endless nesting', '.marketing-a{'.repeat(20_000), /were not checked|later\.css:1/],
  ['no text', '\u0000\ud800\uffff', /later\.css:1: .*cannot be read/],
])('A sheet with %s is refused with a sentence', async (kind, css, reason) => {
  const release = site.release('marketing', { mark: String(kind.length), files: { [SHEET]: css } });
  await expect(release).rejects.toThrow(reason);
});
