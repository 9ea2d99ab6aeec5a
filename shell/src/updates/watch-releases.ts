import {
  remotesIn,
  type PageRegistry,
  type PageRegistryEntry,
  type RemoteName,
  type SiteRoute,
} from '@site/contract';
import { reloadForUpdate } from '@site/page/settings';
import { availableUpdates } from './available-updates';
import { fetchFreshRegistry } from '../remotes/fresh-registry';
import { getRegistry, updateRegistryEntry } from '../remotes/live-registry';
import {
  discardRemotePages,
  setRemoteLeftListener,
  getVisibleRoute,
  replaceVisiblePage,
} from '../pages/page-changes';
import { countLoadedVersions } from '../remotes/federation';
import { withTimeout } from '../remotes/load-error';
import { needsDocument } from '../routing/document-policy';

const INTERVAL_MS = 5 * 60_000;
const MIN_INTERVAL_MS = 10_000;
const TIMEOUT_MS = 8000;

/** Versions of remotes in one document, each of which keeps its code until the document is left. */
const MAX_LOADED_VERSIONS = 3;

/** Time without a key or a press after which a question interrupts nothing. */
const QUIET_MS = 60_000;

let lastCheckMs = 0;
let lastInputMs = 0;

/** Checks for releases every five minutes, and when the visitor returns to the tab. */
export function watchReleases(): void {
  lastCheckMs = Date.now();
  lastInputMs = Date.now();
  setRemoteLeftListener(takeOffer);
  for (const type of ['keydown', 'pointerdown'] as const)
    window.addEventListener(type, () => (lastInputMs = Date.now()), { capture: true });
  setInterval(() => void checkForReleases(), INTERVAL_MS);
  window.addEventListener('focus', () => void checkForReleases());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForReleases();
  });
}

export async function checkForReleases(): Promise<void> {
  if (Date.now() - lastCheckMs < MIN_INTERVAL_MS) return;
  lastCheckMs = Date.now();
  const registry = await withTimeout(TIMEOUT_MS, fetchFreshRegistry()).catch(() => undefined);
  if (registry) planUpdates(registry);
}

/**
 * Applies the new version because the visitor asked. A page that saves its data when it is left gets a new document, and
 * restores what was open; so does one whose new version needs more than this document permits.
 * @returns false when its module cannot be loaded; the page then stays as it is
 */
export async function applyUpdateNow(name: RemoteName): Promise<boolean> {
  if (getVisibleRoute()?.update === 'when-left') {
    reloadForUpdate();
    return true;
  }
  takeOffer(name);
  const route = getVisibleRoute();
  if (!route || !needsDocument(route)) return replaceVisiblePage();
  reloadForUpdate();
  return true;
}

function planUpdates({ shellVersion, remotes }: PageRegistry): void {
  // Remotes that were released beside another shell may use what this one does not provide.
  if (shellVersion !== getRegistry().shellVersion) return loadDocumentsOnNavigation();
  for (const name of remotesIn(remotes)) {
    const fresh = remotes[name];
    if (!fresh) continue;
    const current = getRegistry().remotes[name];
    const plan = planUpdate({ name, current, fresh, visible: getVisibleRoute() });
    if (plan === 'adopt') adopt(name, fresh);
    else offer(name, fresh, plan === 'ask' || Date.now() - lastInputMs > QUIET_MS);
  }
}

/** Keeps a question on screen once it was asked. */
function offer(name: RemoteName, remote: PageRegistryEntry, needsConsent: boolean): void {
  const hasQuestion = availableUpdates.getState()[name]?.needsConsent === true;
  availableUpdates.setState({ [name]: { remote, needsConsent: needsConsent || hasQuestion } });
}

function takeOffer(name: RemoteName): void {
  const update = availableUpdates.getState()[name];
  if (update) adopt(name, update.remote);
}

function adopt(name: RemoteName, remote: PageRegistryEntry): void {
  const { remotes } = getRegistry();
  availableUpdates.setState({ [name]: undefined });
  if (JSON.stringify(remotes[name]) === JSON.stringify(remote)) return;
  if (remotes[name]?.live.global !== remote.live.global) {
    discardRemotePages(name);
    if (countLoadedVersions() >= MAX_LOADED_VERSIONS) loadDocumentsOnNavigation();
  }
  updateRegistryEntry(name, remote);
}

type Situation = {
  name: RemoteName;
  current: PageRegistryEntry | undefined;
  fresh: PageRegistryEntry;
  visible: SiteRoute | undefined;
};

/** Plans the update of one remote, or of values of its settings, from a fresh registry: the visible page's route decides when it is replaced. */
function planUpdate({ name, current, fresh, visible }: Situation): 'adopt' | 'ask' | 'wait' {
  const isNew = current?.live.global !== fresh.live.global || hasOtherValues(current, fresh);
  if (!isNew || visible?.remote !== name || !visible.update) return 'adopt';
  return visible.update === 'ask' ? 'ask' : 'wait';
}

/** Values that this document did not contain are not new. */
function hasOtherValues({ values }: PageRegistryEntry, fresh: PageRegistryEntry): boolean {
  return values !== undefined && JSON.stringify(values) !== JSON.stringify(fresh.values);
}

let isOutdated = false;

/**
 * Makes links load documents, which bring a new shell and leave the code of former versions; the visible page stays until
 * then. A page that saves its data when it is left (`update: 'when-left'`) is left by the router as before.
 */
function loadDocumentsOnNavigation(): void {
  if (isOutdated) return;
  isOutdated = true;
  window.addEventListener('click', leaveToBrowser, { capture: true });
}

/** Stops all other handlers of the click, so that the browser follows the link. */
function leaveToBrowser(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (getVisibleRoute()?.update !== 'when-left') event.stopImmediatePropagation();
}
