import { SAMPLE_APPS, SAMPLE_UNITS } from '@site/contract/samples';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/node';
import { isDocumentUnit, type AppName, type LiveUnits, type ReleaseUnit } from '@site/contract';
import { readDecision, readLiveState, type LiveState } from '@site/store';
import type { SequenceStep } from './plan-steps';
import type { SampleSite } from './sample-site';

type UnitPart = { unit: ReleaseUnit; version: string };

/** Loses a part. @returns the app whose live version is gone, if there is one */
type Lose = (site: SampleSite, live: LiveState, seed: number) => Promise<AppName | undefined>;

const LOSE: Record<SequenceStep['loss'], Lose> = {
  nothing: async () => undefined,
  'old version': async (site, { units }, seed) => {
    const old = choose(listOldVersions(site, units), seed);
    if (old) site.lose(old.unit, old.version);
    return undefined;
  },
  'old file': async (site, { units }, seed) => {
    const apps = listOldVersions(site, units).filter(({ unit }) => !isDocumentUnit(unit));
    const old = choose(apps, seed);
    if (old) damageFile(site, old, seed);
    return undefined;
  },
  'live version': async (site, { units }, seed) => {
    const app = choose([...SAMPLE_APPS], seed);
    const version = app && units[app]?.version;
    if (version) site.lose(app, version);
    return app;
  },
  decision: async (site, live, seed) => {
    fs.rmSync(takeDecision(site, live, seed), { force: true });
    return undefined;
  },
  'damaged decision': async (site, live, seed) => {
    const file = takeDecision(site, live, seed);
    if (fs.existsSync(file)) halve(file);
    return undefined;
  },
  'live object': async (site, { decision }) => {
    // A decision that is recorded nowhere else would be gone.
    if ((await readDecision(site.store, decision?.generation ?? 0))?.id === decision?.id)
      fs.rmSync(path.join(site.storeFolder, 'live', 'site.json'), { force: true });
    return undefined;
  },
  compositions: async (site) => {
    fs.rmSync(path.join(site.storeFolder, 'sites'), { recursive: true, force: true });
    return undefined;
  },
};

/**
 * Loses or damages a part of the store, as by a person with a file manager or a disk.
 * @returns the app whose live version is gone, if there is one
 */
export async function losePart(
  site: SampleSite,
  { loss, lossSeed }: Pick<SequenceStep, 'loss' | 'lossSeed'>,
): Promise<AppName | undefined> {
  return LOSE[loss](site, await readLiveState(site.store), lossSeed);
}

function choose<Each>(from: Each[], seed: number): Each | undefined {
  return from[seed % from.length];
}

/** Chooses a decision, of which nothing is required from now on. @returns its file */
function takeDecision(site: SampleSite, { decision }: LiveState, seed: number): string {
  const generation = 1 + (seed % (decision?.generation ?? 1));
  site.lostGenerations.add(generation);
  return path.join(site.storeFolder, 'decisions', `${String(generation).padStart(8, '0')}.json`);
}

/** Lists stored versions that no visitor gets. */
function listOldVersions(site: SampleSite, units: LiveUnits): UnitPart[] {
  return SAMPLE_UNITS.flatMap((unit) => {
    const { version: live, canary, known = {} } = units[unit] ?? {};
    return Object.keys(known)
      .filter((version) => version !== live && version !== canary?.version)
      .filter((version) => fs.existsSync(site.pathOf(unit, version)))
      .map((version) => ({ unit, version }));
  });
}

function damageFile(site: SampleSite, { unit, version }: UnitPart, seed: number): void {
  const folder = site.pathOf(unit, version);
  // Files that visitors get, and the list of them; a bucket also compares the others when it opens a version.
  const files = listFiles(folder).filter((file) =>
    /^(descriptor\.json|web\/static\/.+\.(js|css))$/.test(file),
  );
  const file = files[seed % files.length];
  if (file) halve(path.join(folder, file));
  site.damaged.add(version);
}

function halve(file: string): void {
  const content = fs.readFileSync(file);
  // Another site may have a link to the same file.
  fs.rmSync(file);
  fs.writeFileSync(file, content.subarray(0, content.length / 2));
}
