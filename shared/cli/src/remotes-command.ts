import { parseArgs } from 'node:util';
import { isRemoteName, remotesIn, type RemoteName, type SiteSettings } from '@site/contract';
import { readStoredSettings } from '@site/compose';
import {
  addRemote,
  allowNeeds,
  createGate,
  denyNeeds,
  formatTable,
  removeRemote,
} from '@site/release';
import { openStore, readLiveState, type Store } from '@site/store';
import { logToTerminal } from './log-to-terminal';

/**
 * `npm run remotes`: lists the remotes of the live site, or changes what its settings contain about one, without a
 * release of the shell. `ACTIONS` lists the forms.
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
  const [action = 'list', name = '', ...needs] = positionals;
  const store = await openStore();
  if (action === 'list' && !name) return console.log(formatRemotes(await readSettings(store)));
  const change = Object.hasOwn(ACTIONS, action) ? ACTIONS[action]?.run : undefined;
  const work = { gate: createGate({ say: logToTerminal, isWayBack: true }), say: logToTerminal };
  const done =
    isRemoteName(name) && (await change?.({ store, name, needs, options: values, ...work }));
  if (!done) throw new Error(USAGE);
  console.log(done);
}

type Request = Pick<Parameters<typeof addRemote>[1], 'gate' | 'say'> & {
  store: Store;
  name: RemoteName;
  /** Words behind the name. */
  needs: string[];
  options: { origin?: string; owner?: string; key?: string[]; redirect?: string };
};

type Action = {
  usage: string;
  /** @returns the sentence for the terminal; undefined when the words or options are not those of `usage` */
  run: (request: Request) => Promise<string | undefined>;
};

/** Changes by name: the forms that `USAGE` prints, and what carries them out. */
const ACTIONS: Record<string, Action> = {
  add: { usage: 'add academy --origin https://academy.example.com', run: add },
  remove: { usage: 'remove academy --redirect /', run: remove },
  allow: { usage: 'allow academy https://api.academy.example', run: allow },
  deny: { usage: 'deny academy https://api.academy.example', run: deny },
};

const usages = ['list', ...Object.values(ACTIONS).map(({ usage }) => usage)];
const USAGE = `Run npm run remotes -- ${usages.slice(0, -1).join(', ')}, or ${usages.at(-1)}.`;

async function add({ store, needs, options, ...request }: Request): Promise<string | undefined> {
  const { origin, owner, key } = options;
  if (needs.length > 0) return undefined;
  await addRemote(store, {
    ...request,
    ...(origin ? { origin: origin.replace(/\/+$/, '') } : {}),
    ...(owner ? { owner } : {}),
    ...(key ? { keys: key } : {}),
  });
  return `${request.name} is a remote of the site. Its team can release it.`;
}

async function remove({ store, needs, options, ...request }: Request): Promise<string | undefined> {
  const { redirect } = options;
  if (needs.length > 0 || !redirect) return undefined;
  await removeRemote(store, { ...request, redirect });
  return `${request.name} is removed. Its addresses lead to ${redirect}.`;
}

async function allow({ store, ...request }: Request): Promise<string | undefined> {
  const { name, needs } = request;
  if (needs.length === 0) return undefined;
  await allowNeeds(store, request);
  return `${name} may use ${needs.join(' and ')} where a version of it declares that.`;
}

async function deny({ store, ...request }: Request): Promise<string | undefined> {
  const { name, needs } = request;
  if (needs.length === 0) return undefined;
  await denyNeeds(store, request);
  return `${name} may no longer use ${needs.join(' and ')}. Tabs that are open keep it until they load a document.`;
}

async function readSettings(store: Store): Promise<SiteSettings> {
  return readStoredSettings(store, (await readLiveState(store)).units);
}

/** Formats the remotes of a site as a table. */
export function formatRemotes({ remotes = {}, teamPublicKeys = {} }: SiteSettings): string {
  const rows = remotesIn(remotes).map((name) => {
    const { origin = '', owner = '', allows = [], redirects } = remotes[name] ?? {};
    const keys = `${teamPublicKeys[name]?.length ?? 0}`;
    return [name, redirects ? 'removed' : origin, owner, keys, allows.join(' ')];
  });
  return formatTable([['remote', 'origin', 'owner', 'keys', 'allowed'], ...rows]).join('\n');
}
