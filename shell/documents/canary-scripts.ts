/**
 * Which visitors get a canary is decided in the document, because a static host decides nothing. Each browser draws
 * a number from 0 to 99 once and keeps it; those below the share leave the live document for the same one below
 * `/canary`, which puts the address back before anything else runs.
 *
 * On the way, the tab remembers which page it left and what the router knew of this place in the history. A document
 * that finds its own page in that memory is where the way ended: below `/canary` the visit goes on, and a live one
 * knows that the other did not come and stays, so nobody is led in a circle.
 */

/** First in every live document while a canary stands. @param percent how many of a hundred visitors get it */
export function enterCanaryScript(percent: number): string {
  return `(${enterCanary.toString()})(${percent});`;
}

/** First in every document below `/canary`. */
export const arriveInCanaryScript = `(${arriveInCanary.toString()})();`;

/**
 * First in the not-found page, which has no document of its own below `/canary`: for the share its links open
 * documents, so that nobody goes on with the live version from here.
 */
export function leaveNotFoundScript(percent: number): string {
  return `(${leaveNotFound.toString()})(${percent});`;
}

/** Travels as text, so it refers to nothing outside itself; so do the others. */
function enterCanary(percent: number): void {
  const { pathname, search, hash } = location;
  // The service worker answers for a canary that does not come with the live page that it has kept.
  const page = pathname.replace(/^\/canary(?=\/|$)/, '') || '/';
  try {
    const [left, state] = JSON.parse(sessionStorage.getItem('site-canary') ?? '[]') as unknown[];
    sessionStorage.removeItem('site-canary');
    if (left === page || page !== pathname) {
      return history.replaceState(left === page ? state : null, '', page + search + hash);
    }
    const bucket = localStorage.getItem('site-bucket') ?? String(Math.floor(Math.random() * 100));
    localStorage.setItem('site-bucket', bucket);
    // A number that somebody else wrote there may be none, and is in no share.
    if (!(Number(bucket) < percent)) return;
    sessionStorage.setItem('site-canary', JSON.stringify([page, history.state]));
  } catch {
    return; // Storage is refused: who cannot keep a number stays with the live version.
  }
  document.documentElement.style.visibility = 'hidden';
  // Otherwise this document's scripts might begin, and use up what an address can be used for once.
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
    known = null; // Storage is refused: the page is reached all the same.
  }
  history.replaceState(known, '', page + search + hash);
}

function leaveNotFound(percent: number): void {
  try {
    if (!(Number(localStorage.getItem('site-bucket') ?? percent) < percent)) return;
  } catch {
    return; // Storage is refused, as in every other document.
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
