import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { composeSite } from '@site/compose';
import { withReconciledStore } from '@site/release';
import { openStore, workspaceRoot } from '@site/store';
import { logToTerminal } from './log-to-terminal';

/** `npm run compose -- --out folder`: exports the live site as static files for another host. Releases nothing. */
export async function exportSite(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } });
  const store = await openStore();
  await withReconciledStore(store, { say: logToTerminal }, async ({ decision }, { failure }) => {
    if (failure) throw failure;
    if (!decision) {
      throw new Error(
        `Nothing is live in ${store.location} yet. Run npm start, or npm run release -- shell.`,
      );
    }
    const { site, units } = decision;
    if (!values.out) return console.log(`The site is composed: ${site}`);
    const target = path.resolve(workspaceRoot, values.out);
    const folder = (await store.openSite(site)) ?? (await composeSite(store, units)).folder;
    replaceFolder(folder, target);
    console.log(`The site ${site} is in ${values.out}.`);
  });
}

function replaceFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true });
}
