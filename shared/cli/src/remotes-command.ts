import { parseArgs } from 'node:util';
import { isRemoteName, remotesIn, type RemoteName, type SiteSettings } from '@site/contract';
import { readSignedRegistry, readStoredSettings } from '@site/compose';
import {
  acceptWidget,
  addRemote,
  allowNeeds,
  createGate,
  denyNeeds,
  formatTable,
  refuseWidget,
  removeRemote,
} from '@site/release';
import { openStore, readLiveState, type Store } from '@site/store';
import { formatSlots } from './format-slots';
import { logToTerminal } from './log-to-terminal';

/**
 * `npm run remotes`: lists the remotes of the live site and who fills their slots, or changes what its settings contain
 * about one, without a release of the shell. `ACTIONS` lists the forms.
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
  const [action = 'list', name = '', ...words] = positionals;
  const store = await openStore();
  if (action === 'list' && !name) return console.log(await describeRemotes(store));
  const change = Object.hasOwn(ACTIONS, action) ? ACTIONS[action]?.run : undefined;
  const work = { gate: createGate({ say: logToTerminal, isWayBack: true }), say: logToTerminal };
  const done =
    isRemoteName(name) && (await change?.({ store, name, words, options: values, ...work }));
  if (!done) throw new Error(USAGE);
  console.log(done);
}

type Request = Pick<Parameters<typeof addRemote>[1], 'gate' | 'say'> & {
  store: Store;
  name: RemoteName;
  /** Words behind the name. */
  words: string[];
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
  refuse: { usage: 'refuse account editor/your-decks', run: refuse },
  accept: { usage: 'accept account editor/your-decks', run: accept },
};

const usages = ['list', ...Object.values(ACTIONS).map(({ usage }) => usage)];
const USAGE = `Run npm run remotes -- ${usages.slice(0, -1).join(', ')}, or ${usages.at(-1)}.`;

async function add({ store, words, options, ...request }: Request): Promise<string | undefined> {
  const { origin, owner, key } = options;
  if (words.length > 0) return undefined;
  await addRemote(store, {
    ...request,
    ...(origin ? { origin: origin.replace(/\/+$/, '') } : {}),
    ...(owner ? { owner } : {}),
    ...(key ? { keys: key } : {}),
  });
  return `${request.name} is a remote of the site. Its team can release it.`;
}

async function remove({ store, words, options, ...request }: Request): Promise<string | undefined> {
  const { redirect } = options;
  if (words.length > 0 || !redirect) return undefined;
  await removeRemote(store, { ...request, redirect });
  return `${request.name} is removed. Its addresses lead to ${redirect}.`;
}

async function allow({ store, words: needs, ...request }: Request): Promise<string | undefined> {
  const { name } = request;
  if (needs.length === 0) return undefined;
  await allowNeeds(store, { ...request, needs });
  return `${name} may use ${needs.join(' and ')} where a version of it declares that.`;
}

async function deny({ store, words: needs, ...request }: Request): Promise<string | undefined> {
  const { name } = request;
  if (needs.length === 0) return undefined;
  await denyNeeds(store, { ...request, needs });
  return `${name} may no longer use ${needs.join(' and ')}. Tabs that are open keep it until they load a document.`;
}

async function refuse({ store, words, ...request }: Request): Promise<string | undefined> {
  const [widget, ...more] = words;
  if (!widget || more.length > 0) return undefined;
  await refuseWidget(store, { ...request, widget });
  return `Pages of ${request.name} no longer show ${widget}. Tabs that are open keep it until they load a document.`;
}

async function accept({ store, words, ...request }: Request): Promise<string | undefined> {
  const [widget, ...more] = words;
  if (!widget || more.length > 0) return undefined;
  await acceptWidget(store, { ...request, widget });
  return `Pages of ${request.name} show ${widget} again.`;
}

async function describeRemotes(store: Store): Promise<string> {
  const { units } = await readLiveState(store);
  const settings = await readStoredSettings(store, units);
  // A site without a shell has no slots yet.
  const slots = units.shell
    ? formatSlots((await readSignedRegistry(store, units, settings)).registry)
    : '';
  return [formatRemotes(settings), ...(slots ? ['', slots] : [])].join('\n');
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
