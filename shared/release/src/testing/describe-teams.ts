import { SAMPLE_APPS, SAMPLE_REMOTES } from '@site/contract/samples';
import { isRemoteName, type AppName, type ReleaseDecision } from '@site/contract';
import { openStore, readHistory, readLiveState } from '@site/store';
import { setUpBucket } from '@site/store/testing';
import { ReleaseRejectedError } from '../release-errors';
import { SampleSite } from './sample-site';

/** Tries four teams on one bucket, each on a machine of its own. @param rounds of each team */
export function describeTeams(rounds: number): void {
  setUpBucket();

  test(`Four teams release ${rounds} rounds at once into one bucket: nothing is lost, and visitors get what all of them decided`, async () => {
    const site = new SampleSite();
    site.store = await openStore(site.root);
    await site.start();

    const acknowledged = await Promise.all(SAMPLE_APPS.map((app) => runRounds(app, rounds)));

    const live = await readLiveState(site.store);
    const { decision, units } = live;
    const decided: string[] = [];
    for await (const each of readHistory(site.store, live)) decided.unshift(toLine(each));
    expect(decision?.generation).toBe(1 + acknowledged.flat().length);
    for (const [index, app] of SAMPLE_APPS.entries())
      expect(decided.slice(1).filter((line) => line.includes(` ${app} `))).toEqual(
        acknowledged[index],
      );
    const markOf = (app: AppName) => Number(units[app]?.version.slice(2));
    for (const app of SAMPLE_APPS) expect(markOf(app)).toBe(rounds + 1);
    for (const app of SAMPLE_REMOTES) {
      const document = await site.store.read(`site/${app}.html`);
      const heading = `<h1>${app} ${markOf(app)} in ${markOf('shell')}</h1>`;
      expect(document?.content.toString()).toContain(heading);
    }
    expect(await site.store.hasSite(decision?.site ?? '')).toBe(true);
    site.remove();
  }, 1_800_000);
}

function toLine({ action, changes }: ReleaseDecision): string {
  const { unit, to } = changes.at(-1) ?? {};
  return `${action} ${unit} ${to}`;
}

/**
 * Runs a pipeline on a machine of its own: another data folder, the same bucket. A round releases a version, rolls it back
 * again, or makes it a canary that is released to all or rolled back; the last one stays.
 * @returns what was acknowledged
 */
async function runRounds(app: AppName, rounds: number): Promise<string[]> {
  const machine = new SampleSite();
  machine.store = await openStore(machine.root);
  const acknowledged: string[] = [];
  const record = async (command: Promise<ReleaseDecision>) =>
    void acknowledged.push(toLine(await command));
  for (let round = 1; round <= rounds; round += 1) {
    const sample = { mark: `${round + 1}` };
    const kind = round === rounds ? 0 : round % 4;
    const isCanary =
      isRemoteName(app) &&
      kind >= 2 &&
      (await record(machine.canary(app, sample)).then(() => true, isOtherCanary));
    if (!isCanary) await record(machine.release(app, sample));
    if (isCanary && kind === 2) await record(machine.releaseToAll(app));
    else if (kind % 2 === 1) await record(machine.rollback(app));
  }
  machine.remove();
  return acknowledged;
}

/** A site has its canaries already, or another team began or ended one at the same moment. */
const CANARY_REFUSAL = /A canary of .* (stands|cannot)|The canary of another team/;

/** @returns false when a canary was refused beside another one; @throws any other error */
function isOtherCanary(error: unknown): false {
  if (error instanceof ReleaseRejectedError && CANARY_REFUSAL.test(error.message)) return false;
  throw error;
}
