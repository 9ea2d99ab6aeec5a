import { SAMPLE_REMOTES } from '@site/contract/samples';
import { type RemoteName } from '@site/contract';
import { readLiveState, openStore } from '@site/store';
import { setUpBucket } from '@site/store/testing';
import { SampleSite } from './sample-site';

/** Tries three teams on one bucket, each on a machine of its own. @param releases of each team */
export function describeTeams(releases: number): void {
  setUpBucket();

  test(`Three teams release ${releases} times each at once into one bucket: nothing is lost, and visitors get what all of them decided`, async () => {
    const site = new SampleSite();
    site.store = await openStore(site.root);
    await site.start();

    await Promise.all(SAMPLE_REMOTES.map((app) => releaseTimes(app, releases)));

    const { decision, units } = await readLiveState(site.store);
    expect(decision?.generation).toBe(1 + releases * SAMPLE_REMOTES.length);
    for (const app of SAMPLE_REMOTES) {
      const marks = Object.keys(units[app]?.known ?? {}).map((version) => Number(version.slice(2)));
      expect(marks).toEqual(Array.from({ length: releases + 1 }, (_, index) => index + 1));
    }
    for (const app of SAMPLE_REMOTES) {
      const document = await site.store.read(`site/${app}.html`);
      const live = Number(units[app]?.version.slice(2));
      expect(document?.content.toString()).toContain(`<h1>${app} ${live} in 1</h1>`);
    }
    expect(await site.store.hasSite(decision?.site ?? '')).toBe(true);
    site.remove();
  }, 1_800_000);
}

/** A pipeline on a machine of its own: another data folder, the same bucket. */
async function releaseTimes(app: RemoteName, times: number): Promise<void> {
  const machine = new SampleSite();
  machine.store = await openStore(machine.root);
  for (let mark = 2; mark < 2 + times; mark += 1) await machine.release(app, { mark: `${mark}` });
  machine.remove();
}
