import { parseArgs } from 'node:util';
import { APP_NAMES, isAppName, type AppName } from '@site/contract';
import { buildApp } from '../release/build-app';
import { makeGate } from '../release/gate/gate';
import { releaseApp, rollbackApp, type Outcome } from '../release/release';
import { openStore } from '../store/open-store';
import { say } from './say';
import { readSettingsFile } from './settings-file';

/** `npm run release -- marketing [--removes /path]`: build alone, check, and make it live. */
export async function release(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { removes: { type: 'string', multiple: true, default: [] } },
  });
  const app = requireApp(positionals, 'npm run release -- marketing');
  const store = await openStore();
  const built = { app, ...(await buildApp(app)) };
  const outcome = await releaseApp(store, {
    built,
    ...(app === 'shell' ? { settings: readSettingsFile() } : {}),
    gate: makeGate({ say, app, removes: values.removes }),
    say,
  });
  tell(outcome);
}

/** `npm run rollback -- marketing [--to version] [--reason text]`. */
export async function rollback(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, reason: { type: 'string' } },
  });
  const app = requireApp(positionals, 'npm run rollback -- marketing');
  const { to, reason } = values;
  const outcome = await rollbackApp(await openStore(), {
    app,
    ...(to ? { to } : {}),
    ...(reason ? { reason } : {}),
    gate: makeGate({ say, app, isWayBack: true }),
    say,
  });
  tell(outcome);
}

function tell({ app, from, to }: Outcome): void {
  console.log(`${app}: ${from ?? 'nothing'} → ${to} is live.`);
}

function requireApp([name, ...more]: string[], example: string): AppName {
  if (name && isAppName(name) && more.length === 0) return name;
  throw new Error(`Name one app: ${APP_NAMES.join(', ')}. For example: ${example}`);
}
