import { parseArgs } from 'node:util';
import {
  APP_NAMES,
  isAppName,
  isRemoteName,
  RELEASE_UNITS,
  REMOTE_NAMES,
  type AppName,
  type ReleaseDecision,
  type ReleaseUnit,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import {
  buildApp,
  createGate,
  ReleaseRejectedError,
  promoteCanary,
  releaseCanary,
  publishPreview,
  findLocalAddresses,
  releaseApp,
  rollbackApp,
} from '@site/release';
import { openStore } from '@site/store';
import { logToTerminal } from './log-to-terminal';
import { loadSiteSettings } from './load-site-settings';

/**
 * `npm run release -- marketing [--removes /path] [--unseen]`: builds, checks and releases one app. With `--percent 10`
 * to ten percent of the visitors.
 */
export async function releaseCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      removes: { type: 'string', multiple: true, default: [] },
      percent: { type: 'string' },
      unseen: UNSEEN,
    },
  });
  if (values.percent !== undefined) return releaseToShare(positionals, values.percent, values);
  const app = requireApp(positionals, 'npm run release -- marketing');
  const work = app === 'shell' ? { settings: loadSiteSettings() } : {};
  requirePublicAddresses(app, work.settings);
  const store = await openStore();
  const built = { app, ...(await buildApp(app)) };
  const { removes, unseen: isUnseenAllowed } = values;
  const gate = createGate({ say: logToTerminal, app, removes, isUnseenAllowed });
  printResult(await releaseApp(store, { built, ...work, gate, say: logToTerminal }));
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
  { unseen }: { unseen: boolean },
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
  const built = { app, ...(await buildApp(app)) };
  const { units } = await releaseCanary(store, {
    built,
    percent,
    gate: createGate({ say: logToTerminal, app, isUnseenAllowed: unseen }),
    fileGate: createGate({ say: logToTerminal, app, isWayBack: true }),
    say: logToTerminal,
  });
  const { version, canary } = units[app] ?? {};
  console.log(
    `${app}: ${percent} % of the visitors get ${canary?.version}, the others ${version}.`,
  );
}

/** `npm run promote -- marketing [--unseen]`: releases the canary to all visitors. */
export async function promoteCommand(args: string[]): Promise<void> {
  const options = { unseen: UNSEEN };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const app = requireRemote(positionals, 'npm run promote -- marketing');
  printResult(
    await promoteCanary(await openStore(), {
      app,
      gate: createGate({ say: logToTerminal, app, isUnseenAllowed: values.unseen }),
      say: logToTerminal,
    }),
  );
}

/** `npm run publish -- marketing`: builds one remote and prints the URL of its preview on the live site. */
export async function publishCommand(args: string[]): Promise<void> {
  const app = requireRemote(args, 'npm run publish -- marketing');
  requirePublicAddresses(app);
  const store = await openStore();
  const built = { app, ...(await buildApp(app)) };
  const address = await publishPreview(store, { built, say: logToTerminal });
  console.log(`${app} ${built.version} is published and not live. Look at it: ${address}`);
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
  const app = requireUnit(positionals, 'npm run rollback -- marketing');
  const { to, reason } = values;
  const outcome = await rollbackApp(await openStore(), {
    app,
    ...(to ? { to } : {}),
    ...(reason ? { reason } : {}),
    gate: createGate({ say: logToTerminal, isWayBack: true }),
    say: logToTerminal,
  });
  printResult(outcome);
}

function printResult({ changes }: ReleaseDecision): void {
  for (const { unit, from, to } of changes)
    console.log(`${unit}: ${from ?? 'nothing'} → ${to} is live.`);
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
