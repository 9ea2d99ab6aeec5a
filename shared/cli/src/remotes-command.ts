import { parseArgs } from 'node:util';
import {
  describeSetting,
  effectiveValueOf,
  isRemoteName,
  remotesIn,
  type LiveUnits,
  type Registry,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import { readSignedRegistry, readStoredSettings } from '@site/site';
import {
  acceptWidget,
  addRemote,
  allowNeeds,
  createGate,
  denyNeeds,
  formatTable,
  listSettingFindings,
  quoteValue,
  refuseWidget,
  removeRemote,
  setValue,
  unsetValue,
} from '@site/release';
import { openStore, readLiveState, type Store } from '@site/store';
import { formatSlots } from './format-slots';
import { logToTerminal } from './log-to-terminal';

/**
 * `npm run remotes`: lists the remotes of the live site and who fills their slots, or changes what its settings contain
 * about one, without a release of the shell and without a build. `ACTIONS` lists the forms.
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
  /** @returns the text for the terminal; undefined when the words or options are not those of `usage` */
  run: (request: Request) => Promise<string | undefined>;
};

/** Actions by name: the forms that `USAGE` prints, and what carries them out. */
const ACTIONS: Record<string, Action> = {
  list: { usage: 'list [academy]', run: list },
  add: { usage: 'add academy --origin https://academy.example.com', run: add },
  remove: { usage: 'remove academy --redirect /', run: remove },
  allow: { usage: 'allow academy https://api.academy.example', run: allow },
  deny: { usage: 'deny academy https://api.academy.example', run: deny },
  set: { usage: 'set academy <setting> <value>', run: set },
  unset: { usage: 'unset academy <setting>', run: unset },
  refuse: { usage: 'refuse account editor/your-decks', run: refuse },
  accept: { usage: 'accept account editor/your-decks', run: accept },
};

const USAGE = [
  'Run one of these:',
  ...Object.values(ACTIONS).map(({ usage }) => `  npm run remotes -- ${usage}`),
].join('\n');

async function list({ store, name, words }: Request): Promise<string | undefined> {
  if (words.length > 0) return undefined;
  const { units, settings } = await readSite(store);
  const { registry } = await readSignedRegistry(store, units, settings);
  return [formatSettings(registry, name), ...listFindings(registry, [name])].join('\n');
}

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

async function set({ store, words, ...request }: Request): Promise<string | undefined> {
  const [key, text, ...more] = words;
  if (key === undefined || text === undefined || more.length > 0) return undefined;
  const { reason } = await setValue(store, { ...request, key, text });
  return `${reason}. ${WHEN}`;
}

async function unset({ store, words, ...request }: Request): Promise<string | undefined> {
  const [key, ...more] = words;
  if (key === undefined || more.length > 0) return undefined;
  const { reason } = await unsetValue(store, { ...request, key });
  return `${reason}. ${WHEN}`;
}

const WHEN = 'New visits have it now, open tabs at the next page.';

async function describeRemotes(store: Store): Promise<string> {
  const { units, settings } = await readSite(store);
  // A site without a shell has no slots yet.
  if (!units.shell) return formatRemotes(settings);
  const { registry } = await readSignedRegistry(store, units, settings);
  const slots = formatSlots(registry);
  return [
    formatRemotes(settings),
    ...(slots ? ['', slots] : []),
    ...listFindings(registry, remotesIn(registry.remotes)),
  ].join('\n');
}

async function readSite(store: Store): Promise<{ units: LiveUnits; settings: SiteSettings }> {
  const { units } = await readLiveState(store);
  return { units, settings: await readStoredSettings(store, units) };
}

function listFindings({ remotes }: Registry, names: RemoteName[]): string[] {
  const now = new Date();
  return names.flatMap((name) => {
    const entry = remotes[name];
    return entry ? listSettingFindings(name, entry, now) : [];
  });
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

/** Formats the settings of the live version of a remote as a table. */
function formatSettings({ remotes }: Registry, name: RemoteName): string {
  const { live, values = {} } = remotes[name] ?? {};
  if (!live) throw new Error(`Nothing of "${name}" is live.`);
  const settings = Object.entries(live.descriptor.settings ?? {});
  if (settings.length === 0) return `${name} declares no settings.`;
  const rows = settings.map(([key, setting]) => [
    key,
    quoteValue(effectiveValueOf(setting, values, key)),
    quoteValue(setting.default),
    describeSetting(setting),
    setting.description,
  ]);
  return formatTable([['setting', 'value', 'default', 'can be', 'description'], ...rows]).join(
    '\n',
  );
}
