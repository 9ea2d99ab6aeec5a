import { REMOTE_NAMES, type PageRegistry, type PageRemote, type RemoteName } from '@site/contract';
import { createStore } from 'zustand/vanilla';
import { fetchFreshRegistry } from '../remotes/fresh-registry';
import { currentRegistry, setRemote } from '../remotes/live-registry';
import { forgetRemote, onRemoteLeft, remoteOnScreen, renewPage } from '../remotes/page-changes';
import { within } from '../remotes/within';
import { leaveByDocuments } from './leave-by-documents';
import { planUpdate } from './plan-update';

const everyMs = 5 * 60_000;
const restMs = 10_000;
const patienceMs = 8000;

type Offer = { remote: PageRemote; isAsked: boolean };

/** Versions that were released while this tab was open and that it does not use yet. */
export const offers = createStore<Partial<Record<RemoteName, Offer | undefined>>>()(() => ({}));

let lastLook = 0;

/** Learns what was released: every five minutes, and when somebody comes back to the tab. */
export function followReleases(): void {
  lastLook = Date.now();
  onRemoteLeft(takeOffer);
  setInterval(() => void lookForReleases(), everyMs);
  window.addEventListener('focus', () => void lookForReleases());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForReleases();
  });
}

export async function lookForReleases(): Promise<void> {
  if (Date.now() - lastLook < restMs) return;
  lastLook = Date.now();
  const registry = await within(patienceMs, fetchFreshRegistry()).catch(() => undefined);
  if (registry) considerAll(registry);
}

/** The visitor wants the new version now. False when its code cannot be had: the page stays as it is. */
export async function takeOfferNow(name: RemoteName): Promise<boolean> {
  takeOffer(name);
  return renewPage();
}

function considerAll({ shell, remotes }: PageRegistry): void {
  if (shell !== currentRegistry().shell) leaveByDocuments();
  for (const name of REMOTE_NAMES) {
    const fresh = remotes[name];
    if (!fresh) continue;
    const known = currentRegistry().remotes[name];
    const plan = planUpdate({ name, known, fresh, onScreen: remoteOnScreen() });
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
