/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AppName, RemoteName } from '@site/contract';
import { createSampleSettings } from '@site/contract/samples';
import { createGate, releaseNewVersions, requestChange } from '@site/release';
import { buildInCopy } from '@site/release/testing';
import { openFolderStore, readLiveState, type Store } from '@site/store';
import { createCopyWithAcademy } from './testing/copy-with-academy';

/**
 * Rehearses docs/how-to/raise-a-shared-library.md with a major version of React that differs from today's by its number
 * alone. `accepts` is the range that builds record, `provides` what the shell says that it shares.
 */
const BUILDS = {
  'shell before': { app: 'shell', accepts: '^19.0.0' },
  'shell after': { app: 'shell', accepts: '^19.0.0 || ^20.0.0', provides: '20.0.0' },
  'remote before': { app: 'academy', accepts: '^19.0.0' },
  'remote between': { app: 'academy', accepts: '^19.0.0 || ^20.0.0' },
  'remote after': { app: 'academy', accepts: '^20.0.0' },
} as const satisfies Record<string, { app: string; accepts: string; provides?: string }>;
type Label = keyof typeof BUILDS;
type Built = { app: AppName; version: string; folder: string };

const ACADEMY = 'academy' as string as RemoteName;
const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'shared-major-')));
const copy = path.join(root, 'copy');
const builds = new Map<string, Built>();
let store: Store;

beforeAll(async () => {
  createCopyWithAcademy(copy);
  for (const label of Object.keys(BUILDS) as Label[]) builds.set(label, await build(label));
  store = openFolderStore(path.join(root, 'store'));
  const gate = createGate({ say: () => undefined, isStaticOnly: true });
  const settings = {
    ...createSampleSettings({ splashMs: 0 }),
    remotes: { [ACADEMY]: { origin: 'http://localhost:3004' } },
  };
  await releaseNewVersions(store, [find('shell before')], {
    settings,
    gate,
    say: () => undefined,
  });
  expect(await release('remote before')).toMatch(/is live\.$/);
}, 1_200_000);
afterAll(() => fs.rmSync(root, { recursive: true }));

test('The shell with the next major is refused while a live remote accepts only the one before', async () => {
  const outcome = await release('shell after');
  expect(outcome).toContain('/academy in the browser');
  expect(outcome).toContain('20.0.0');
  expect(outcome).toContain('needs ^19.0.0');
  expect(await liveVersions()).toEqual(['shell before', 'remote before']);
});

test('A remote that needs the next major is refused before the shell has it', async () => {
  expect(await release('remote after')).toContain('needs ^20.0.0');
});

test('Once each remote accepts both, the next major goes live, and the way back stays open', async () => {
  expect(await release('remote between')).toMatch(/is live\.$/);
  expect(await release('shell after')).toMatch(/is live\.$/);
  expect(await liveVersions()).toEqual(['shell after', 'remote between']);
  const say = () => undefined;
  await requestChange(store, { action: 'rollback', unit: 'shell' }, { say });
  expect(await liveVersions()).toEqual(['shell before', 'remote between']);
  expect(await release('shell after')).toMatch(/is live\.$/);
});

test('Then a remote may need the next major alone', async () => {
  expect(await release('remote after')).toMatch(/is live\.$/);
  expect(await liveVersions()).toEqual(['shell after', 'remote after']);
});

/** Builds an app, and puts the result where no later build removes it. */
async function build(label: Label): Promise<Built> {
  const { app: name, accepts, ...more } = BUILDS[label];
  edit('shared/build/src/shared-packages.ts', /(?<=react.*version: )'[^']+'/g, `'${accepts}'`);
  if ('provides' in more)
    edit(
      'shell/src/remotes/shared-modules.ts',
      /(?<=provide\(\w+, )\w+\.version/g,
      `'${more.provides}'`,
    );
  const app = name as AppName;
  const { builds: built } = await buildInCopy(copy, [app]);
  const { version, folder: source } = built[app]!;
  const folder = path.join(root, 'built', label.replace(' ', '-'));
  fs.cpSync(source, folder, { recursive: true });
  return { app, version, folder };
}

function edit(file: string, pattern: RegExp, replacement: string): void {
  const target = path.join(copy, file);
  const text = fs.readFileSync(target, 'utf8');
  expect(text).toMatch(pattern);
  fs.writeFileSync(target, text.replace(pattern, replacement));
}

function find(label: Label): Built {
  const built = builds.get(label);
  if (!built) throw new Error(`"${label}" was not built.`);
  return built;
}

/** Releases with the whole gate. @returns the sentence of the outcome */
function release(label: Label): Promise<string> {
  const built = find(label);
  const request = { action: 'release', unit: built.app, isOlderAllowed: true } as const;
  return requestChange(store, request, { built, say: () => undefined }).catch(String);
}

async function liveVersions(): Promise<(string | undefined)[]> {
  const { units } = await readLiveState(store);
  return (['shell', ACADEMY] as const).map(
    (app) => [...builds].find(([, { version }]) => version === units[app]?.version)?.[0],
  );
}
