import { parseArgs } from 'node:util';
import { isRemoteName, remotesIn, type RemoteName, type SiteSettings } from '@site/contract';
import { readStoredSettings } from '@site/compose';
import { addRemote, createGate, formatTable, removeRemote } from '@site/release';
import { openStore, readLiveState, type Store } from '@site/store';
import { logToTerminal } from './log-to-terminal';

/**
 * `npm run remotes -- list`, `add academy --origin https://academy.example.com [--owner team] [--key public]` and
 * `remove academy --redirect /`: reads or changes the remotes of the live site, without a release of the shell.
 */
export async function remotesCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      owner: { type: 'string' },
      key: { type: 'string', multiple: true },
      redirect: { type: 'string' },
    },
  });
  const [action = 'list', name = '', ...more] = positionals;
  const store = await openStore();
  if (action === 'list' && !name) return console.log(formatRemotes(await readSettings(store)));
  if (more.length > 0 || !isRemoteName(name)) throw new Error(USAGE);
  if (action === 'add') return add(store, name, values);
  if (action !== 'remove' || !values.redirect) throw new Error(USAGE);
  const work = { gate: createGate({ say: logToTerminal, isWayBack: true }), say: logToTerminal };
  await removeRemote(store, { name, redirect: values.redirect, ...work });
  console.log(`${name} is removed. Its addresses lead to ${values.redirect}.`);
}

const USAGE =
  'Run npm run remotes -- list, add academy --origin https://academy.example.com, or remove academy --redirect /.';

type AddOptions = { origin?: string; owner?: string; key?: string[] };

async function add(store: Store, name: RemoteName, { origin, owner, key }: AddOptions) {
  const work = { gate: createGate({ say: logToTerminal, isWayBack: true }), say: logToTerminal };
  await addRemote(store, {
    name,
    ...(origin ? { origin: origin.replace(/\/+$/, '') } : {}),
    ...(owner ? { owner } : {}),
    ...(key ? { keys: key } : {}),
    ...work,
  });
  console.log(`${name} is a remote of the site. Its team can release it.`);
}

async function readSettings(store: Store): Promise<SiteSettings> {
  return readStoredSettings(store, (await readLiveState(store)).units);
}

/** Formats the remotes of a site as a table. */
export function formatRemotes({ remotes = {}, teamPublicKeys = {} }: SiteSettings): string {
  const rows = remotesIn(remotes).map((name) => {
    const { origin = '', owner = '', redirects } = remotes[name] ?? {};
    const keys = `${teamPublicKeys[name]?.length ?? 0}`;
    return [name, redirects ? 'removed' : origin, owner, keys];
  });
  return formatTable([['remote', 'origin', 'owner', 'keys'], ...rows]).join('\n');
}
