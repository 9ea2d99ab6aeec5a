/**
 * Scripts that split visitors between the live site and a canary. The split happens in the document, because a static
 * host cannot decide. Each browser draws a number from 0 to 99 once and stores it; those below the canary's percentage
 * leave the live document for the same one below `/canary`, which restores the URL before anything else runs.
 *
 * On the way the tab stores which page it left and the router's history state. A document that finds its own page there
 * is where the redirect ended: below `/canary` the visit continues, and a live document knows that the canary did not
 * load and stays, so no visitor is redirected in a circle.
 */

/**
 * First script of every live document during a canary.
 * @param percent share of the visitors that gets the canary, 0–100
 */
export function createEnterCanaryScript(percent: number): string {
  return `(${enterCanary.toString()})(${percent});`;
}

/** First script of every document below `/canary`. */
export const arriveInCanaryScript = `(${arriveInCanary.toString()})();`;

/**
 * First script of the not-found page, which has no copy below `/canary`: for visitors of the canary its links load
 * documents, so that none of them continues with the live version from here.
 */
export function createLeaveNotFoundScript(percent: number): string {
  return `(${leaveNotFound.toString()})(${percent});`;
}

/** Serialised into documents, so it refers to nothing outside itself; so do the other two. */
function enterCanary(percent: number): void {
  const { pathname, search, hash } = location;
  // When the canary's document fails, the service worker responds with the cached live page.
  const page = pathname.replace(/^\/canary(?=\/|$)/, '') || '/';
  try {
    const [left, state] = JSON.parse(sessionStorage.getItem('site-canary') ?? '[]') as unknown[];
    sessionStorage.removeItem('site-canary');
    if (left === page || page !== pathname) {
      return history.replaceState(left === page ? state : null, '', page + search + hash);
    }
    const bucket = localStorage.getItem('site-bucket') ?? String(Math.floor(Math.random() * 100));
    localStorage.setItem('site-bucket', bucket);
    // The stored value may have been changed to something that is not a number.
    if (!(Number(bucket) < percent)) return;
    sessionStorage.setItem('site-canary', JSON.stringify([page, history.state]));
  } catch {
    return; // Storage is blocked: a visitor without a stored number stays with the live version.
  }
  document.documentElement.style.visibility = 'hidden';
  // Otherwise this document's scripts could start and use up a one-time URL.
  stop();
  location.replace(`/canary${page === '/' ? '' : page}${search}${hash}`);
}

function arriveInCanary(): void {
  const { pathname, search, hash } = location;
  const page = pathname.replace(/^\/canary(?=\/|$)/, '') || '/';
  let known: unknown = null;
  try {
    const [left, state] = JSON.parse(sessionStorage.getItem('site-canary') ?? '[]') as unknown[];
    sessionStorage.removeItem('site-canary');
    if (left === page) known = state;
  } catch {
    known = null; // Storage is blocked: the page is reached anyway.
  }
  history.replaceState(known, '', page + search + hash);
}

function leaveNotFound(percent: number): void {
  try {
    if (!(Number(localStorage.getItem('site-bucket') ?? percent) < percent)) return;
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
