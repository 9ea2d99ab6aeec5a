/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { encode } from '@jridgewell/sourcemap-codec';
import type { HealthLogLine } from '@site/contract/health-event';
import { setUpSampleSite, type SampleSite } from '@site/release/testing';
import { workspaceRoot } from '@site/node';
import { locateError } from './locate-error';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

const FILE = 'static/js/page.js';
const TO_ROOT = '../'.repeat(7);

/** Releases a version whose columns 1 to 9 are line 2 of the workspace's package.json, and the rest line 3. */
async function releaseWithMap(mark: string): Promise<string> {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  const source = { commit: commit.trim(), isDirty: false, builder: 'ann' };
  await site.release('editor', { mark, source });
  const version = `ed${mark.padStart(8, '0')}`;
  const map = path.join(site.pathOf('editor', version), 'maps', `${FILE}.map`);
  fs.mkdirSync(path.dirname(map), { recursive: true });
  const mappings = encode([
    [
      [0, 0, 1, 4],
      [9, 0, 2, 0],
    ],
  ]);
  fs.writeFileSync(map, JSON.stringify({ mappings, sources: [`${TO_ROOT}package.json`] }));
  return version;
}

async function* reports(...lines: Partial<HealthLogLine>[]) {
  for (const line of lines) yield line as HealthLogLine;
}

// oxlint-disable-next-line require-yield -- the collector fails before the first line
async function* unreachable(): AsyncGenerator<HealthLogLine> {
  throw new Error('answered with status 401');
}

const [, secondLine = ''] = fs
  .readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8')
  .split('\n');

test('A place from --health is printed as lines of the source of that version', async () => {
  const version = await releaseWithMap('8');
  const printed = await locateError(site.store, `editor_${version}/${FILE}:1:9`, reports());
  expect(printed).toMatch(
    new RegExp(`^package\\.json:2:5 \\(version ${version}, commit [0-9a-f]{12}\\)\n`),
  );
  expect(printed).toContain(`>     2  ${secondLine}\n`);
});

test('The id that a visitor was shown leads to the same lines', async () => {
  const version = await releaseWithMap('8');
  const failure: Partial<HealthLogLine> = {
    'event.name': 'site.failure',
    'service.name': 'editor',
    'service.version': `editor_${version}`,
    'error.id': '7KQ2MX',
    'code.file.path': FILE,
    'code.line.number': 1,
    'code.column.number': 10,
  };
  const other = { ...failure, 'error.id': '222222', 'code.column.number': 1 };
  const printed = await locateError(site.store, '7KQ2MX', reports(other, failure));
  expect(printed).toMatch(/^package\.json:3:1 /);
});

test('What called it stands below, by its source, and by its built file without a map', async () => {
  const version = await releaseWithMap('8');
  const place = `editor_${version}/${FILE}:1:9`;
  const failure: Partial<HealthLogLine> = {
    'service.name': 'editor',
    'service.version': `editor_${version}`,
    'code.file.path': FILE,
    'code.line.number': 1,
    'code.column.number': 9,
    'code.stacktrace': `shell_sh00000001/static/js/a.js:1:1 ${place} editor_${version}/${FILE}:1:10`,
  };
  expect(await locateError(site.store, place, reports({}, failure))).toMatch(
    /\n\nOther frames of its stack:\n {2}shell_sh00000001\/static\/js\/a\.js:1:1\n {2}package\.json:3:1$/,
  );
});

test('A place is printed without the collector, too', async () => {
  const version = await releaseWithMap('8');
  const printed = await locateError(site.store, `editor_${version}/${FILE}:1:9`, unreachable());
  expect(printed).toMatch(/^package\.json:2:5 /);
});

test('Without a version, those that were live are searched, also after later releases', async () => {
  const version = await releaseWithMap('8');
  await site.release('editor', { mark: '9' });
  const printed = await locateError(site.store, `editor/${FILE}:1:1`, reports());
  expect(printed).toContain(`version ${version}`);
});

test.each([
  ['an unknown id', '7KQ2MX', 'No report of the last thirty days has the id "7KQ2MX".'],
  ['another text', '../../keys', 'No report of the last thirty days has the id'],
  ['a version without maps', 'editor_ed00000001/static/js/page.js:1:1', 'has no source map'],
  ['a file outside', 'editor_ed00000001/../../keys.json:1:1', 'cannot be a key of the store'],
])('What is not known is told: %s', async (_name, reference, sentence) => {
  await expect(locateError(site.store, reference, reports())).rejects.toThrow(sentence);
});

test('A failure without a place is told with its kind', async () => {
  const failure: Partial<HealthLogLine> = {
    'service.name': 'editor',
    'site.phase': 'load',
    'error.type': 'lost',
    'error.id': '7KQ2MX',
  };
  await expect(locateError(site.store, '7KQ2MX', reports(failure))).rejects.toThrow(
    'is about editor, phase load, kind lost; it names no place',
  );
});
