import { parseArgs } from 'node:util';
import { isAudience, type AppName, type ChangeRequest, type SiteSettings } from '@site/contract';
import { readStoredSettings } from '@site/site';
import {
  buildWithSource,
  findLocalAddresses,
  findSourceProblem,
  ReleaseRejectedError,
  requestChange,
} from '@site/release';
import { openStore, readLiveState, type Store } from '@site/store';
import { logToTerminal } from './log-to-terminal';
import { requireChangedSinceRollback } from './require-changed-since-rollback';
import { requireApp, requireRemote, requireUnit } from './required-names';

/**
 * `npm run release -- marketing [--removes /path] [--older] [--unseen]`: builds, checks and releases one app. With
 * `--percent 10` to ten percent of the visitors, with `--to staff` to those who joined that audience. `--canary` releases
 * the version of the share to all visitors, and `--canaries [--health file-or-url]` releases or rolls back each by its
 * reports; both build nothing.
 */
export async function releaseCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      removes: { type: 'string', multiple: true, default: [] },
      percent: { type: 'string' },
      to: { type: 'string' },
      older: { type: 'boolean', default: false },
      canary: { type: 'boolean', default: false },
      canaries: { type: 'boolean', default: false },
      health: { type: 'string' },
      unseen: UNSEEN,
    },
  });
  if (values.canaries) return (await import('./decide-canaries')).decideCanaries(values.health);
  if (values.canary) return releaseCanary(positionals, values);
  if (values.percent !== undefined || values.to !== undefined)
    return releaseToShare(positionals, values);
  const app = requireApp(positionals, 'npm run release -- marketing');
  const settings =
    app === 'shell' ? (await import('./load-site-settings')).loadSiteSettings() : undefined;
  const store = await openStore();
  await requirePublicAddresses(store, app, settings);
  if (!values.older) await requireChangedSinceRollback(store, app);
  const built = await build(app);
  const { removes, unseen, older: isOlderAllowed } = values;
  const request = { action: 'release', unit: app, removes, isOlderAllowed } as const;
  await run(store, request, { built, settings, gateOptions: { isUnseenAllowed: unseen } });
}

async function run(
  store: Store,
  request: ChangeRequest,
  work: Omit<Parameters<typeof requestChange>[2], 'say'> = {},
): Promise<void> {
  console.log(await requestChange(store, request, { ...work, say: logToTerminal }));
}

async function build<App extends AppName>(app: App) {
  const built = await buildWithSource(app);
  const problem = findSourceProblem(app, built.source);
  if (problem) logToTerminal(problem);
  return built;
}

/** Option of a release on a machine without a browser. */
const UNSEEN = { type: 'boolean', default: false } as const;

/** Visitors of a bucket's site are elsewhere, where the addresses of this machine lead nowhere. */
async function requirePublicAddresses(
  store: Store,
  app: AppName,
  settings?: SiteSettings,
): Promise<void> {
  // The composer uses addresses of its own for what a team proposes.
  if (!process.env['SITE_STORE'] || (!store.canDecide && !settings)) return;
  const { units } = await readLiveState(store);
  // Without settings there is no site yet, and the release says so.
  const used = settings ?? (units.settings && (await readStoredSettings(store, units)));
  const problems = used ? findLocalAddresses(app, used) : [];
  if (problems.length === 0) return;
  throw new ReleaseRejectedError(
    `${problems.join('\n')}\nThat is this machine, and the site in ${process.env['SITE_STORE']} is for everybody. Nothing was built or changed.`,
  );
}

async function releaseToShare(
  positionals: string[],
  {
    percent: share = '0',
    to: audience,
    unseen,
    older,
  }: { percent?: string; to?: string; unseen: boolean; older: boolean },
): Promise<void> {
  const app = requireRemote(positionals, 'npm run release -- marketing --percent 10');
  const percent = Number(share);
  if (!Number.isInteger(percent) || percent < (audience ? 0 : 1) || percent > 99) {
    throw new Error(
      `A canary is for 1 to 99 of a hundred visitors, not for "${share}". To release to all of them, leave out --percent.`,
    );
  }
  if (audience !== undefined && !isAudience(audience)) {
    throw new Error(
      `"${audience}" cannot be the name of an audience. Use small letters and hyphens, such as --to staff. Nothing was built or changed.`,
    );
  }
  const store = await openStore();
  await requirePublicAddresses(store, app);
  if (!older) await requireChangedSinceRollback(store, app);
  const built = await build(app);
  const request = {
    action: 'canary',
    unit: app,
    percent,
    ...(audience ? { audience } : {}),
    isOlderAllowed: older,
  } as const;
  await run(store, request, { built, gateOptions: { isUnseenAllowed: unseen } });
}

async function releaseCanary(
  positionals: string[],
  { percent, to, unseen }: { percent?: string; to?: string; unseen: boolean },
): Promise<void> {
  const app = requireRemote(positionals, 'npm run release -- marketing --canary');
  if (percent !== undefined || to !== undefined)
    throw new Error('--canary is for all visitors. For a share of them, leave it out.');
  const gateOptions = { isUnseenAllowed: unseen };
  await run(await openStore(), { action: 'promote', unit: app }, { gateOptions });
}

/**
 * `npm run preview -- marketing`: builds one remote and prints the URL of its preview on the live site. With `--out folder
 * --url address` a site of several apps.
 */
export async function previewCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      url: { type: 'string', default: '' },
      removes: { type: 'string', multiple: true, default: [] },
    },
  });
  const { out, ...options } = values;
  if (out)
    return (await import('./releases/preview-site')).previewSite(positionals, { out, ...options });
  const several =
    'Several apps, or the shell, are a site of their own: --out public --url https://…';
  const app = requireRemote(positionals, `npm run preview -- marketing. ${several}`);
  const store = await openStore();
  await requirePublicAddresses(store, app);
  await run(store, { action: 'publish', unit: app }, { built: await build(app) });
}

/**
 * `npm run rollback -- marketing [--to version] [--reason text]`. `settings` rolls back those released with the shell.
 */
export async function rollbackCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, reason: { type: 'string' } },
  });
  const unit = requireUnit(positionals, 'npm run rollback -- marketing');
  const { to, reason } = values;
  const details = { ...(to ? { to } : {}), ...(reason ? { reason } : {}) };
  await run(await openStore(), { action: 'rollback', unit, ...details });
}
