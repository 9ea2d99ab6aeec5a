import { parseArgs } from 'node:util';
import {
  APP_NAMES,
  isAppName,
  isRemoteName,
  RELEASE_UNITS,
  REMOTE_NAMES,
  type AppName,
  type ChangeRequest,
  type ReleaseUnit,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import {
  buildWithSource,
  findLocalAddresses,
  findSourceProblem,
  ReleaseRejectedError,
  requestChange,
} from '@site/release';
import { openStore, type Store } from '@site/store';
import { logToTerminal } from './log-to-terminal';
import { loadSiteSettings } from './load-site-settings';

/**
 * `npm run release -- marketing [--removes /path] [--older] [--unseen]`: builds, checks and releases one app. With
 * `--percent 10` to ten percent of the visitors.
 */
export async function releaseCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      removes: { type: 'string', multiple: true, default: [] },
      percent: { type: 'string' },
      older: { type: 'boolean', default: false },
      unseen: UNSEEN,
    },
  });
  if (values.percent !== undefined) return releaseToShare(positionals, values.percent, values);
  const app = requireApp(positionals, 'npm run release -- marketing');
  const settings = app === 'shell' ? loadSiteSettings() : undefined;
  requirePublicAddresses(app, settings);
  const store = await openStore();
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
function requirePublicAddresses(app: AppName, settings?: SiteSettings): void {
  const problems = process.env['SITE_STORE'] ? findLocalAddresses(app, settings) : [];
  if (problems.length === 0) return;
  throw new ReleaseRejectedError(
    `${problems.join('\n')}\nThat is this machine, and the site in ${process.env['SITE_STORE']} is for everybody. Nothing was built or changed.`,
  );
}

async function releaseToShare(
  positionals: string[],
  share: string,
  { unseen, older }: { unseen: boolean; older: boolean },
): Promise<void> {
  const app = requireRemote(positionals, 'npm run release -- marketing --percent 10');
  const percent = Number(share);
  if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
    throw new Error(
      `A canary is for 1 to 99 of a hundred visitors, not for "${share}". To release to all of them, leave out --percent.`,
    );
  }
  requirePublicAddresses(app);
  const store = await openStore();
  const built = await build(app);
  const request = { action: 'canary', unit: app, percent, isOlderAllowed: older } as const;
  await run(store, request, { built, gateOptions: { isUnseenAllowed: unseen } });
}

/** `npm run promote -- marketing [--unseen]`: releases the canary to all visitors. */
export async function promoteCommand(args: string[]): Promise<void> {
  const options = { unseen: UNSEEN };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const app = requireRemote(positionals, 'npm run promote -- marketing');
  const gateOptions = { isUnseenAllowed: values.unseen };
  await run(await openStore(), { action: 'promote', unit: app }, { gateOptions });
}

/** `npm run publish -- marketing`: builds one remote and prints the URL of its preview on the live site. */
export async function publishCommand(args: string[]): Promise<void> {
  const app = requireRemote(args, 'npm run publish -- marketing');
  requirePublicAddresses(app);
  const store = await openStore();
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

function requireApp([name, ...more]: string[], example: string): AppName {
  if (name && isAppName(name) && more.length === 0) return name;
  throw new Error(`Name one app: ${APP_NAMES.join(', ')}. For example: ${example}`);
}

function requireUnit([name, ...more]: string[], example: string): ReleaseUnit {
  const unit = RELEASE_UNITS.find((each) => each === name);
  if (unit && more.length === 0) return unit;
  throw new Error(`Name one of ${RELEASE_UNITS.join(', ')}. For example: ${example}`);
}

function requireRemote([name, ...more]: string[], example: string): RemoteName {
  if (name && isRemoteName(name) && more.length === 0) return name;
  throw new Error(`Name one remote: ${REMOTE_NAMES.join(', ')}. For example: ${example}`);
}
