/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/node';
import { exitCodeOf } from '@site/release';
import { setUpSampleSite, type SampleSite } from '@site/release/testing';
import { pruneCommand } from '../prune-command';
import { showReleases } from './show-releases';

let site: SampleSite;
let output: string;
const before = { ...process.env };
setUpSampleSite((copy) => (site = copy));

beforeEach(() => {
  process.env['SITE_DATA'] = site.root;
  output = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => (output += `${text}\n`));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...before };
});

test('releases -- --check of a whole store ends with 0', async () => {
  await showReleases(['--check']);
  expect(output).toBe(`Everything in ${site.storeFolder} is whole.\n`);
});

test('releases -- --check of a damaged store prints a table and ends with 5', async () => {
  fs.rmSync(path.join(site.storeFolder, 'apps/account/ac00000001/web'), { recursive: true });
  const error: unknown = await showReleases(['--check']).catch((reason: unknown) => reason);
  expect(exitCodeOf(error)).toBe(5);
  expect(output).toMatch(/^apps\/account\/ac00000001\/ +missing +other units cannot be released/m);
});

test('prune without --yes changes nothing', async () => {
  const unused = path.join(site.storeFolder, 'apps/editor/ed00000009/descriptor.json');
  fs.mkdirSync(path.dirname(unused));
  fs.writeFileSync(unused, '');
  fs.utimesSync(unused, 0, 0);
  const files = listFiles(site.storeFolder);
  await pruneCommand([]);
  expect(output).toContain('editor  ed00000009  never live');
  expect(output).toContain('1 versions: would be removed. Nothing was changed; add --yes.');
  expect(listFiles(site.storeFolder)).toEqual(files);
  await pruneCommand(['--yes']);
  expect(fs.existsSync(unused)).toBe(false);
});
