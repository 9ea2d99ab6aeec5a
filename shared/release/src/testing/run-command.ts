import { SAMPLE_APPS, SAMPLE_REMOTES } from '@site/contract/samples';
import { type AppName, type LiveUnits, type ReleaseUnit, type RemoteName } from '@site/contract';
import { readDecision, readLiveState } from '@site/store';
import { reconcile } from '../decide-change';
import type { SequenceCommand } from './plan-steps';
import { sampleVersionOf } from './sample-apps';
import type { SampleSite } from './sample-site';

/** A command on a site, and what it promises. */
export type RunnableCommand = {
  run: () => Promise<unknown>;
  /** Units that it may change. */
  units: ReleaseUnit[];
  /** Tells whether the site is as the command says when it has succeeded. */
  isDone: (before: LiveUnits, after: LiveUnits) => boolean;
};

/** Prepares a planned command. */
export async function prepareCommand(
  site: SampleSite,
  { name, unit, mark, back }: SequenceCommand,
): Promise<RunnableCommand> {
  const app: AppName = SAMPLE_APPS.find((each) => each === unit) ?? 'shell';
  const remote: RemoteName = SAMPLE_REMOTES.find((each) => each === unit) ?? 'marketing';
  if (name === 'rollback --to') {
    const to = await findEarlierVersion(site, unit, back);
    return rollbackTo(site, unit, to ?? sampleVersionOf(app, mark));
  }
  return PREPARE[name](site, { app, remote, unit, mark });
}

type Target = { app: AppName; remote: RemoteName; unit: ReleaseUnit; mark: string };

const PREPARE = {
  release: (site, { app, mark }) => ({
    run: () => site.release(app, { mark }),
    units: app === 'shell' ? ['shell', 'settings', 'keys'] : [app],
    isDone: (_before, { [app]: after }) => after?.version === sampleVersionOf(app, mark),
  }),
  settings: (site, { mark }) => ({
    run: () => {
      site.settings.brand.name = `Brand ${mark}`;
      return site.release('shell', { mark });
    },
    units: ['shell', 'settings', 'keys'],
    isDone: (_before, { shell }) => shell?.version === sampleVersionOf('shell', mark),
  }),
  rollback: (site, { unit }) => ({
    run: () => site.rollback(unit),
    units: [unit],
    isDone: ({ [unit]: before }, { [unit]: after }) =>
      after?.canary === undefined &&
      // A rollback that was interrupted before, and is only completed, changes nothing.
      [before, ...(before?.earlier ?? [])].some((each) => each?.version === after?.version),
  }),
  canary: (site, { remote, mark }) => ({
    run: () => site.canary(remote, { mark }),
    units: [remote],
    isDone: (_before, { [remote]: after }) =>
      after?.canary?.version === sampleVersionOf(remote, mark),
  }),
  promote: (site, { remote }) => ({
    run: () => site.releaseToAll(remote),
    units: [remote],
    isDone: ({ [remote]: before }, { [remote]: after }) =>
      after?.version === (before?.canary ?? before)?.version,
  }),
  publish: (site, { remote, mark }) => ({
    run: () => site.preview(remote, { mark }),
    units: [remote],
    isDone: (_before, { [remote]: after }) =>
      after?.previews?.some(({ version }) => version === sampleVersionOf(remote, mark)) ?? false,
  }),
  compose: (site) => ({
    run: () => site.store.runExclusive(() => reconcile(site.store)),
    units: [],
    isDone: () => true,
  }),
} satisfies Record<string, (site: SampleSite, target: Target) => RunnableCommand>;

function rollbackTo(site: SampleSite, unit: ReleaseUnit, to: string): RunnableCommand {
  return {
    run: () => site.rollback(unit, { to }),
    units: [unit],
    isDone: (_before, { [unit]: after }) => after?.version === to,
  };
}

async function findEarlierVersion(
  site: SampleSite,
  unit: ReleaseUnit,
  back: number,
): Promise<string | undefined> {
  const { decision } = await readLiveState(site.store);
  const generation = (decision?.generation ?? 0) - back;
  if (generation < 1) return undefined;
  return (await readDecision(site.store, generation))?.units[unit]?.version;
}
