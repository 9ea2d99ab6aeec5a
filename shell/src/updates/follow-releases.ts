import { REMOTE_NAMES, type PageRegistry, type PageRemote, type RemoteName } from '@site/contract';
import { createStore } from 'zustand/vanilla';
import { fetchFreshRegistry } from '../remotes/fresh-registry';
import { currentRegistry, setRemote } from '../remotes/live-registry';
import { forgetRemote, onRemoteLeft, remoteOnScreen, renewPage } from '../remotes/page-changes';
import { within } from '../remotes/within';
import { leaveByDocuments } from './leave-by-documents';
import { planUpdate } from './plan-update';

const INTERVAL_MS = 5 * 60_000;
const MIN_INTERVAL_MS = 10_000;
const TIMEOUT_MS = 8000;

type Offer = { remote: PageRemote; isAsked: boolean };

/** Versions released while this tab was open that it does not use yet. */
export const offers = createStore<Partial<Record<RemoteName, Offer | undefined>>>()(() => ({}));

let lastCheckMs = 0;

/** Checks for releases every five minutes, and when the visitor returns to the tab. */
export function followReleases(): void {
  lastCheckMs = Date.now();
  onRemoteLeft(takeOffer);
  setInterval(() => void lookForReleases(), INTERVAL_MS);
  window.addEventListener('focus', () => void lookForReleases());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForReleases();
  });
}

export async function lookForReleases(): Promise<void> {
  if (Date.now() - lastCheckMs < MIN_INTERVAL_MS) return;
  lastCheckMs = Date.now();
  const registry = await within(TIMEOUT_MS, fetchFreshRegistry()).catch(() => undefined);
  if (registry) planUpdates(registry);
}

/**
 * Applies the new version because the visitor asked.
 * @returns false when its module cannot be loaded; the page then stays as it is
 */
export async function takeOfferNow(name: RemoteName): Promise<boolean> {
  takeOffer(name);
  return renewPage();
}

function planUpdates({ shell, remotes }: PageRegistry): void {
  if (shell !== currentRegistry().shell) leaveByDocuments();
  for (const name of REMOTE_NAMES) {
    const fresh = remotes[name];
    if (!fresh) continue;
    const current = currentRegistry().remotes[name];
    const plan = planUpdate({ name, current, fresh, onScreen: remoteOnScreen() });
    if (plan === 'adopt') adopt(name, fresh);
    else offers.setState({ [name]: { remote: fresh, isAsked: plan === 'ask' } });
  }
}

function takeOffer(name: RemoteName): void {
  const offer = offers.getState()[name];
  if (offer) adopt(name, offer.remote);
}

function adopt(name: RemoteName, remote: PageRemote): void {
  const { remotes } = currentRegistry();
  offers.setState({ [name]: undefined });
  if (JSON.stringify(remotes[name]) === JSON.stringify(remote)) return;
  if (remotes[name]?.live.global !== remote.live.global) forgetRemote(name);
  setRemote(name, remote);
}
