import { parseArgs } from 'node:util';
import {
  APP_NAMES,
  isAppName,
  isRemoteName,
  PART_NAMES,
  REMOTE_NAMES,
  type AppName,
  type PartName,
  type RemoteName,
} from '@site/contract';
import { buildApp } from '../release/build-app';
import { createGate } from '../release/gate/gate';
import { promoteCanary, releaseCanary } from '../release/release-canary';
import { publishPreview } from '../release/publish-preview';
import { releaseApp, rollbackApp, type ReleaseResult } from '../release/release';
import { openStore } from '../store/open-store';
import { logToTerminal } from './log-to-terminal';
import { readSettingsFile } from './settings-file';

/**
 * `npm run release -- marketing [--removes /path]`: builds, checks and releases one app. With `--percent 10` to ten
 * percent of the visitors.
 */
export async function releaseCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      removes: { type: 'string', multiple: true, default: [] },
      percent: { type: 'string' },
    },
  });
  if (values.percent !== undefined) return releaseToShare(positionals, values.percent);
  const app = requireApp(positionals, 'npm run release -- marketing');
  const store = await openStore();
  const built = { app, ...(await buildApp(app)) };
  const outcome = await releaseApp(store, {
    built,
    ...(app === 'shell' ? { settings: readSettingsFile() } : {}),
    gate: createGate({ say: logToTerminal, app, removes: values.removes }),
    say: logToTerminal,
  });
  printResult(outcome);
}

async function releaseToShare(positionals: string[], share: string): Promise<void> {
  const app = requireRemote(positionals, 'npm run release -- marketing --percent 10');
  const percent = Number(share);
  if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
    throw new Error(
      `A canary is for 1 to 99 of a hundred visitors, not for "${share}". To release to all of them, leave out --percent.`,
    );
  }
  const store = await openStore();
  const built = { app, ...(await buildApp(app)) };
  const { from, to } = await releaseCanary(store, {
    built,
    percent,
    gate: createGate({ say: logToTerminal, app }),
    fileGate: createGate({ say: logToTerminal, app, isWayBack: true }),
    say: logToTerminal,
  });
  console.log(`${app}: ${percent} % of the visitors get ${to}, the others ${from}.`);
}

/** `npm run promote -- marketing`: releases the canary to all visitors. */
export async function promoteCommand(args: string[]): Promise<void> {
  const app = requireRemote(args, 'npm run promote -- marketing');
  printResult(
    await promoteCanary(await openStore(), {
      app,
      gate: createGate({ say: logToTerminal, app }),
      say: logToTerminal,
    }),
  );
}

/** `npm run publish -- marketing`: builds one remote and prints the URL of its preview on the live site. */
export async function publishCommand(args: string[]): Promise<void> {
  const app = requireRemote(args, 'npm run publish -- marketing');
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
  const app = requirePart(positionals, 'npm run rollback -- marketing');
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

function printResult({ app, from, to }: ReleaseResult): void {
  console.log(`${app}: ${from ?? 'nothing'} → ${to} is live.`);
}

function requireApp([name, ...more]: string[], example: string): AppName {
  if (name && isAppName(name) && more.length === 0) return name;
  throw new Error(`Name one app: ${APP_NAMES.join(', ')}. For example: ${example}`);
}

function requirePart([name, ...more]: string[], example: string): PartName {
  const part = PART_NAMES.find((each) => each === name);
  if (part && more.length === 0) return part;
  throw new Error(`Name one of ${PART_NAMES.join(', ')}. For example: ${example}`);
}

function requireRemote([name, ...more]: string[], example: string): RemoteName {
  if (name && isRemoteName(name) && more.length === 0) return name;
  throw new Error(`Name one remote: ${REMOTE_NAMES.join(', ')}. For example: ${example}`);
}
