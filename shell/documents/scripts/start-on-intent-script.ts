/** Type of the script tags that `createStartOnIntentScript` turns into scripts. Browsers do not load what they cannot run. */
export const ON_INTENT_TYPE = 'site/on-intent';

/**
 * Content of the element of type `speculationrules` in documents that start on intent: their links load documents, and
 * the browser fetches one ahead when a link is pointed at or likely to be pressed. Documents are fetched and not
 * prerendered, so no script of a page runs, counts or ends a session before it is opened.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[download]' } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Inline behind the script tags of a document that many only read: starts the shell when the visitor is about to do
 * something that needs it, and never otherwise (docs/decisions/documents.md, 0073). Links load
 * documents, which browsers with speculation rules fetch ahead, and the header's menus run without the shell. A page
 * with controls of its own fetches its files once it has loaded, so that the first press only has to run them, and
 * starts at once for what only the running page shows: the view of a query, a draft, or that a member is signed in.
 */
export function createStartOnIntentScript(page: OnIntentPage): string {
  return `(${startOnIntent.toString()})('${ON_INTENT_TYPE}',${JSON.stringify(page)});`;
}

type OnIntentPage = {
  hasControls: boolean;
  /** Members are led on from the page. */
  isSignIn?: boolean;
};

/** Serialised into documents, so it refers to nothing outside itself. */
function startOnIntent(type: string, { hasControls, isSignIn }: OnIntentPage): void {
  const controls = 'main :is(button,input,select,textarea)';
  // The browser fills fields without giving them the focus.
  const events = ['pointerover', 'pointerdown', 'focusin', 'input'];
  const hasDocumentsAhead = HTMLScriptElement.supports?.('speculationrules') ?? false;

  function start(): void {
    for (const event of events) document.removeEventListener(event, startOnAction);
    // From here on the router navigates, and fetches modules ahead.
    document.querySelector('script[type=speculationrules]')?.remove();
    for (const tag of waitingTags()) {
      const script = document.createElement('script');
      // Otherwise scripts run in the order of their arrival.
      script.async = false;
      // As it is written, because the loader of chunks looks for it: another tag would run the file again.
      script.setAttribute('src', tag.getAttribute('src') ?? '');
      script.integrity = tag.integrity;
      script.crossOrigin = tag.crossOrigin;
      tag.remove();
      // The start guard watches the head.
      document.head.append(script);
    }
  }

  function waitingTags(): NodeListOf<HTMLScriptElement> {
    return document.querySelectorAll(`script[type="${type}"]`);
  }

  /** Not by a link with `rel=prefetch`, which Firefox blocks under `default-src`, and WebKit does not follow. */
  function fetchFiles(): void {
    for (const { src, integrity } of waitingTags())
      fetch(src, { integrity, credentials: 'same-origin', priority: 'low' }).catch(() => {});
  }

  /** A finger on a link loads its document before the shell could have started. */
  function startOnAction(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isFinger = 'pointerType' in event && event.pointerType === 'touch';
    const isLink = !hasDocumentsAhead && !isFinger && target.closest('a[href]');
    if (isLink || (hasControls && target.closest(controls))) start();
  }

  function hasTeamTools(): boolean {
    try {
      return (
        /[?&](preview|inspect|audience)\b/.test(location.search) ||
        'site-team-tools' in sessionStorage ||
        'site-audience' in localStorage
      );
    } catch {
      return false;
    }
  }

  function hasState(): boolean {
    try {
      return (
        location.search !== '' ||
        location.hash !== '' ||
        'form-drafts' in sessionStorage ||
        (isSignIn === true && 'member' in document.documentElement.dataset)
      );
    } catch {
      return false;
    }
  }

  window.siteStart = start;
  if ((hasControls && hasState()) || hasTeamTools()) return start();
  for (const event of events) document.addEventListener(event, startOnAction, { passive: true });
  if (hasControls) addEventListener('load', fetchFiles);
}
