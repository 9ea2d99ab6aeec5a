import * as v from 'valibot';
import { AssetSchema } from './asset';
import { readWithSchema } from '../contract-error';
import {
  listRemoteTerms,
  listRouteTerms,
  type RemoteVersion,
  type Registry,
  type RegistryEntry,
} from './registry';
import { createByNameSchema, RemoteNameSchema } from '../name-schemas';
import { remotesIn, type ByName, type RemoteName } from '../remote-names';
import { RouteSchema, type RouteDeclaration, type RouteLink } from '../route-schema';
import { WIDGET_ENTRIES, type SlotDeclaration } from '../remote/slots';
import { groupFillingsBySlot, listSlotFillings, type SlotFilling } from './slot-fillings';
import {
  effectiveValueOf,
  type SettingsDeclaration,
  type StoredValues,
} from '../remote/setting-values';

const PageRouteSchema = v.object({
  ...v.pick(v.object(RouteSchema.entries), [
    'id',
    'path',
    'aliases',
    'title',
    'access',
    'chrome',
    'prerender',
    'dynamicParams',
    'hydrate',
    'isIndexable',
    'links',
    'update',
    'isSignIn',
  ]).entries,
  /** Fingerprint of what this page alone adds to the policy of its document. Absent if it adds nothing. */
  needs: v.exactOptional(v.string()),
});

const PageVersionSchema = v.object({
  base: v.string(),
  global: v.string(),
  /** The hash is absent in development only; production rejects such an entry. */
  entry: v.object({ file: v.string(), integrity: v.optional(AssetSchema.entries.integrity) }),
});

const PageWidgetSchema = v.object({
  id: v.string(),
  slot: v.string(),
  /** Position in its slot, if that is not the order of the remotes. */
  order: v.exactOptional(v.number()),
  when: WIDGET_ENTRIES.when,
  prerender: WIDGET_ENTRIES.prerender,
  /** Time limit of its slot, if that declares one. */
  timeoutMs: v.exactOptional(v.number()),
  /** Id of the slot's page; absent if its remote has no `needs`. */
  page: v.exactOptional(v.string()),
});

/** Schema of a remote in the page registry. */
export const PageRegistryEntrySchema = v.object({
  live: PageVersionSchema,
  previous: v.nullable(PageVersionSchema),
  routes: v.array(PageRouteSchema),
  widgets: v.optional(v.array(PageWidgetSchema)),
  /** Fingerprint of what each page and widget of it adds to the policy of a document. Absent if that is nothing. */
  needs: v.optional(v.string()),
  /**
   * Values of its settings that are not their defaults, and those of all its flags. Absent without settings, and in
   * documents of pages that neither are the remote's nor have a slot that it fills.
   */
  values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
});

const PageRegistrySchema = v.object({
  /** Version of the shell that composed the site; absent in development. */
  shellVersion: v.optional(v.string()),
  /** Set in the registry for visitors of canaries: the remotes whose candidates they get, joined by '-'. */
  combination: v.exactOptional(v.string()),
  /** Active canaries: the name of each candidate as in reports, by its remote. In the file of the live registry only. */
  canaries: v.exactOptional(v.record(v.string(), v.string())),
  remotes: createByNameSchema(RemoteNameSchema, PageRegistryEntrySchema),
});

/** Route data that a running page needs; files are in the document. */
export type PageRoute = v.InferOutput<typeof PageRouteSchema>;
/** Base URL (with a trailing slash) and container entry of one version of a remote. */
export type PageVersion = v.InferOutput<typeof PageVersionSchema>;
/** Widget of a remote, as a running page needs it. */
export type PageWidget = v.InferOutput<typeof PageWidgetSchema>;
/** Versions, routes and widgets of one remote, as a running page needs them. */
export type PageRegistryEntry = v.InferOutput<typeof PageRegistryEntrySchema>;
/**
 * Subset of the registry that a running page needs. It is inlined in every document; the current one is at
 * `/registry.json` and, for visitors of canaries, below `/canary/<combination>`.
 */
export type PageRegistry = v.InferOutput<typeof PageRegistrySchema>;

/**
 * Reduces a registry to the subset for running pages. @param language of the document: translations of links into others
 * are left out; all stay without it
 */
export function toPageRegistry(registry: Registry, language?: string): PageRegistry {
  const remotes: ByName<RemoteName, PageRegistryEntry> = {};
  const widgets = listShownWidgets(registry);
  for (const name of remotesIn(registry.remotes)) {
    const entry = registry.remotes[name];
    if (entry) remotes[name] = describeRemote(entry, widgets.get(name) ?? [], language);
  }
  return {
    shellVersion: registry.shell.version,
    ...(registry.combination && { combination: registry.combination }),
    remotes,
  };
}

/**
 * Reduces a registry to the subset for one document: as `toPageRegistry`, with the values of those remotes only whose
 * settings its page can read. @param owner remote of the page; undefined for pages of the shell
 */
export function toDocumentRegistry(
  registry: Registry,
  { language, owner }: { language: string; owner: RemoteName | undefined },
): PageRegistry {
  const page = toPageRegistry(registry, language);
  for (const name of remotesIn(page.remotes)) {
    const remote = page.remotes[name];
    const fillsSlot = remote?.widgets?.some(({ slot }) => owner && slot.startsWith(`${owner}/`));
    if (name !== owner && !fillsSlot) delete remote?.values;
  }
  return page;
}

/**
 * Reduces one remote to the subset for running pages, as `toPageRegistry` does. Its widgets are not compared with the
 * slots of others.
 */
export function toPageRegistryEntry(entry: RegistryEntry): PageRegistryEntry {
  const { widgets = [] } = entry.live.descriptor;
  return describeRemote(
    entry,
    widgets.map((widget) => toPageWidget(widget)),
  );
}

/** Lists the widgets that pages show, by remote. */
function listShownWidgets(registry: Registry): Map<RemoteName, PageWidget[]> {
  const shown = listSlotFillings(registry).filter(({ problem }) => !problem);
  const byRemote = new Map<RemoteName, PageWidget[]>();
  for (const fillings of groupFillingsBySlot(shown)) {
    for (const [position, { remote, widget, declaration }] of fillings.entries()) {
      const order = isOrdered(fillings) ? position : 0;
      const placed = toPageWidget({ ...widget, order }, declaration);
      byRemote.set(remote, [...(byRemote.get(remote) ?? []), placed]);
    }
  }
  return byRemote;
}

/** Tells whether the order of the remotes is not that of the widgets. */
function isOrdered(fillings: SlotFilling[]): boolean {
  return (
    fillings.length > 1 &&
    fillings.some(({ widget, declaration }) => widget.order ?? declaration?.order)
  );
}

/** Omits every key that is absent, because every document contains this data. */
function toPageWidget(
  { id, slot, order, when, prerender }: PageWidget,
  declaration?: SlotDeclaration,
): PageWidget {
  const { timeoutMs } = declaration ?? {};
  // Slots of builds from before they were declared are called like their pages.
  const [, page = ''] = slot.split('/');
  return {
    id,
    slot,
    page: declaration?.page ?? page,
    ...(timeoutMs ? { timeoutMs } : {}),
    ...(order ? { order } : {}),
    ...(when ? { when } : {}),
    ...(prerender ? { prerender } : {}),
  };
}

function describeRemote(
  entry: RegistryEntry,
  widgets: PageWidget[],
  language?: string,
): PageRegistryEntry {
  const { live, previous } = entry;
  const terms = listRemoteTerms(entry);
  const routeTerms = listRouteTerms(entry);
  // The fallback may run in a page, too.
  const declared = { ...previous?.descriptor.settings, ...live.descriptor.settings };
  const values = toPageValues(declared, entry.values);
  return {
    live: toVersion(live),
    previous: previous && toVersion(previous),
    routes: live.descriptor.routes.map((route) => {
      const added = routeTerms.get(route.id);
      return { ...toPageRoute(route, language), ...(added ? { needs: fingerprintOf(added) } : {}) };
    }),
    ...(widgets.length > 0
      ? {
          widgets: widgets.map(({ page, ...widget }) =>
            page && terms.length > 0 ? { ...widget, page } : widget,
          ),
        }
      : {}),
    ...(terms.length > 0 ? { needs: fingerprintOf(terms) } : {}),
    ...(values ? { values } : {}),
  };
}

/** Omits what is the default, because every document contains this data. */
function toPageRoute(route: RouteDeclaration, language?: string): PageRoute {
  const { id, path, aliases, title, access, chrome, hydrate, isIndexable, links } = route;
  const { update, isSignIn } = route;
  return {
    id,
    path,
    ...(aliases ? { aliases } : {}),
    title,
    access,
    chrome,
    ...toKnownValues(route),
    ...(hydrate === false ? { hydrate } : {}),
    ...(isIndexable === false ? { isIndexable } : {}),
    ...(links ? { links: links.map((link) => withTranslations(link, language)) } : {}),
    ...(update ? { update } : {}),
    ...(isSignIn ? { isSignIn } : {}),
  };
}

/** Keeps the known values of a page only where all others are not found. */
function toKnownValues({
  prerender,
  dynamicParams,
}: RouteDeclaration): Pick<PageRoute, 'prerender' | 'dynamicParams'> {
  return dynamicParams === false
    ? { prerender, dynamicParams }
    : { prerender: prerender !== false };
}

/**
 * Parses the registry of a page.
 * @throws {ContractError} when it is malformed
 */
export function readPageRegistry(input: unknown): PageRegistry {
  return readWithSchema(PageRegistrySchema, input, 'The registry of this page');
}

function withTranslations({ translations, ...link }: RouteLink, language?: string): RouteLink {
  if (!translations) return link;
  if (language === undefined) return { ...link, translations };
  const translation = translations[language];
  return translation ? { ...link, translations: { [language]: translation } } : link;
}

/** Computes a short hash (FNV-1a): documents contain it in place of the terms, and tabs only compare it. */
function fingerprintOf(terms: string[]): string {
  let hash = 0x811c9dc5;
  for (const character of terms.join('\n'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Selects the values that running pages of a remote need; undefined without settings. Those of flags are complete,
 * because conditions of slots are checked without the declaration.
 */
export function toPageValues(
  declared: SettingsDeclaration,
  stored: StoredValues = {},
): StoredValues | undefined {
  const settings = Object.entries(declared);
  if (settings.length === 0) return undefined;
  const values = settings.map(
    ([key, setting]) => [key, setting, effectiveValueOf(setting, stored, key)] as const,
  );
  return Object.fromEntries(
    values.flatMap(([key, { type, default: initial }, value]) =>
      value !== initial || type === 'flag' ? [[key, value]] : [],
    ),
  );
}

function toVersion({ base, descriptor }: RemoteVersion): PageVersion {
  return { base, global: descriptor.global, entry: descriptor.entry };
}
