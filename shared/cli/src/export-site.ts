import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isAppName } from '@site/contract';
import { composeSite, precompress } from '@site/site';
import { answerProposals, renderOnly, withReconciledStore } from '@site/release';
import { openStore, type Store } from '@site/store';
import { workspaceRoot } from '@site/node';
import { logToTerminal } from './log-to-terminal';

/**
 * `npm run compose -- --out folder`: exports the live site as static files for another host. With `--proposals marketing`
 * (or `all`) it first makes live what that team proposes, and waits `--wait` seconds for a proposal. With `--render-only`
 * it renders that into the folder SITE_RENDERS_TO, and leaves the store as it is.
 */
export async function exportSite(args: string[]): Promise<void> {
  const options = {
    out: { type: 'string' },
    proposals: { type: 'string' },
    wait: { type: 'string', default: '0' },
    'render-only': { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ args, options });
  const isRenderOnly = values['render-only'];
  const opened = await openStore();
  const store = isRenderOnly ? renderOnly(opened) : opened;
  if (values.proposals) await answerTeams(store, values.proposals, Number(values.wait));
  await withReconciledStore(store, { say: logToTerminal }, async ({ decision }, { failure }) => {
    if (failure) throw failure;
    if (!decision) {
      throw new Error(
        `Nothing is live in ${store.location} yet. Run npm start, or npm run release -- shell.`,
      );
    }
    const { site, units } = decision;
    // The next job may have to upload it again.
    if (isRenderOnly && !(await store.hasSite(site))) await composeSite(store, units);
    if (!values.out) return console.log(`The site is composed: ${site}`);
    const target = path.resolve(workspaceRoot, values.out);
    const folder = (await store.openSite(site)) ?? (await composeSite(store, units)).folder;
    replaceFolder(folder, target);
    await precompress(target);
    console.log(`The site ${site} is in ${values.out}.`);
  });
}

function replaceFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true });
}

async function answerTeams(store: Store, team: string, waitSeconds: number): Promise<void> {
  const app = isAppName(team) ? team : undefined;
  if (!app && team !== 'all') throw new Error('Name an app, or "all", after --proposals.');
  const options = { say: logToTerminal, app, waitMs: waitSeconds * 1000 };
  for (const outcome of await answerProposals(store, options)) console.log(outcome);
}
