import type { CanaryShare, HealthEvent } from '@site/contract';

/**
 * Scripts that split visitors between the live site and the combinations of its canaries. The split happens in the
 * document, because a static host cannot decide. Each browser draws a number from 0 to 99 for each remote once and stores
 * it; those in the share of a canary, and those of its audience, leave the live document for the same one below
 * `/canary/<combination>`, which restores the URL before anything else runs.
 *
 * On the way the tab stores which page it left and the router's history state. A document that finds its own page there
 * is where the redirect ended: below `/canary` the visit continues, and a live document knows that the canary did not
 * load and stays, so no visitor is redirected in a circle.
 *
 * From the second document on, the service worker fetches the canary's in place of the live one, so that its visitors
 * request one document per page (`run-service-worker.ts`).
 */

/** First script of every live document during a canary. */
export function createEnterCanaryScript(shares: CanaryShare[]): string {
  return call(enterCanary, shares);
}

/** First script of every document of a combination. */
export function createArriveInCanaryScript(shares: CanaryShare[], combination: string): string {
  return call(arriveInCanary, shares, combination);
}

/**
 * First script of the not-found page, which has no copy below `/canary`: for visitors of the canary its links load
 * documents, so that none of them continues with the live version from here.
 */
export function createLeaveNotFoundScript(shares: CanaryShare[]): string {
  return call(leaveNotFound, shares);
}

/**
 * Script of a document that starts on intent, during a canary: a visitor who only reads it loads no code, so nothing
 * else reports that it was loaded. An image of the remote that cannot be loaded makes it a failure.
 */
export function createReportScript(report: DocumentReport): string {
  return `(${reportDocument.toString()})(${JSON.stringify(report)});`;
}

type DocumentReport = {
  reportUrl: string;
  /** Base URL of the remote's files. */
  base: string;
  event: HealthEvent;
  /** The page has code, whose load the shell reports if it is started: so its readers are counted when they leave. */
  hasCode: boolean;
};

/** All functions are serialised into documents, so they refer to nothing outside themselves. */
function call(
  script: (shares: CanaryShare[], choose: Choose, combination: string) => void,
  shares: CanaryShare[],
  combination = '',
): string {
  const values = [JSON.stringify(shares), chooseCombination, JSON.stringify(combination)];
  return `(${script.toString()})(${values.join(',')});`;
}

type Choose = typeof chooseCombination;

/**
 * Names the combination of canaries that this browser gets, empty for none, and draws its numbers where there are none.
 * @throws when storage is blocked
 */
function chooseCombination(shares: CanaryShare[]): string {
  const joined = localStorage.getItem('site-audience');
  const chosen = shares.filter(({ unit, percent, offset, audience }) => {
    const key = `site-bucket-${unit}`;
    const bucket = localStorage.getItem(key) ?? String(Math.floor(Math.random() * 100));
    localStorage.setItem(key, bucket);
    // False as well for a stored value that is no number.
    return (audience && joined === audience) || (Number(bucket) + offset) % 100 < percent;
  });
  return chosen.map(({ unit }) => unit).join('-');
}

function enterCanary(shares: CanaryShare[], choose: Choose): void {
  const { pathname, search, hash } = location;
  // When the canary's document fails, the service worker responds with the cached live page.
  const page = pathname.replace(/^\/canary\/[a-z\d-]+(?=\/|$)/, '') || '/';
  let chosen = '';
  try {
    const [left, state]: unknown[] = JSON.parse(sessionStorage.getItem('site-canary') ?? '[]');
    sessionStorage.removeItem('site-canary');
    if (left === page || page !== pathname) {
      return history.replaceState(left === page ? state : null, '', page + search + hash);
    }
    chosen = choose(shares);
    if (!chosen) return;
    sessionStorage.setItem('site-canary', JSON.stringify([page, history.state]));
  } catch {
    return; // Storage is blocked: a visitor without a stored number stays with the live version.
  }
  document.documentElement.style.visibility = 'hidden';
  // Otherwise this document's scripts could start and use up a one-time URL.
  stop();
  location.replace(`/canary/${chosen}${page === '/' ? '' : page}${search}${hash}`);
}

function arriveInCanary(shares: CanaryShare[], choose: Choose, combination: string): void {
  const { pathname, search, hash } = location;
  const page = pathname.replace(/^\/canary\/[a-z\d-]+(?=\/|$)/, '') || '/';
  if (page === pathname) {
    // The service worker fetched this document, and does not know who left, or that it is another canary.
    try {
      if (choose(shares) === combination) return;
    } catch {
      return; // Storage is blocked, so there is no worker either.
    }
    document.documentElement.style.visibility = 'hidden';
    stop();
    // Not by a message: the reload could reach the worker before it.
    const { serviceWorker } = navigator;
    const preloadAgain = serviceWorker.getRegistration().then(async (registration) => {
      await registration?.navigationPreload?.enable();
    });
    void Promise.allSettled([caches.delete('site-canary'), preloadAgain]).then(() =>
      location.reload(),
    );
    return;
  }
  let known: unknown = null;
  try {
    const [left, state]: unknown[] = JSON.parse(sessionStorage.getItem('site-canary') ?? '[]');
    sessionStorage.removeItem('site-canary');
    if (left === page) known = state;
  } catch {
    known = null; // Storage is blocked: the page is reached anyway.
  }
  history.replaceState(known, '', page + search + hash);
}

function leaveNotFound(shares: CanaryShare[], choose: Choose): void {
  try {
    if (!choose(shares)) return;
  } catch {
    return; // Storage is blocked, as in every other document.
  }
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a');
      if (link && link.origin === location.origin && link.pathname !== location.pathname) {
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}

function reportDocument({ reportUrl, base, event, hasCode }: DocumentReport): void {
  let isLost = false;
  let isSent = false;
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.currentSrc.startsWith(base)) isLost = true;
    },
    true,
  );

  function send(): void {
    // This visitor is on the way to the other version.
    if (isSent || document.documentElement.style.visibility === 'hidden') return;
    isSent = true;
    const failure = {
      'event.name': 'site.failure',
      'site.phase': 'file',
      'error.type': navigator.onLine ? 'lost' : 'offline',
    };
    const events = [{ ...event, ...(isLost ? failure : {}) }];
    navigator.sendBeacon(reportUrl, JSON.stringify({ events }));
  }

  if (!hasCode) addEventListener('load', send);
  else
    document.addEventListener('visibilitychange', () => {
      // The tags are gone once the shell has started.
      const isRead = document.querySelector('script[type="site/on-intent"]');
      if (isRead && document.visibilityState === 'hidden') send();
    });
}
