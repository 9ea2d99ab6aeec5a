/** Type of the script tags that `createStartOnIntentScript` turns into scripts. Browsers do not load what they cannot run. */
export const ON_INTENT_TYPE = 'site/on-intent';

/**
 * Inline behind the script tags of a document that many only read: starts the shell when the visitor is about to do
 * something, or after five seconds at rest. Until then links load documents, and the header's menus run without the
 * shell (docs/decisions/0050-start-on-intent.md). A page with controls of its own fetches its files once it has loaded,
 * so that the first press only has to run them, and starts at once for a query, which may select a view.
 */
export function createStartOnIntentScript(hasControls: boolean): string {
  return `(${startOnIntent.toString()})('${ON_INTENT_TYPE}',${hasControls});`;
}

/** Serialised into documents, so it refers to nothing outside itself. */
function startOnIntent(type: string, hasControls: boolean): void {
  const idleDelayMs = 5000;
  const targets = hasControls ? 'a[href],main button' : 'a[href]';
  const events = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

  function start(): void {
    for (const event of events) document.removeEventListener(event, startOnAction);
    for (const tag of waitingTags()) {
      const script = document.createElement('script');
      // Otherwise scripts run in the order of their arrival.
      script.async = false;
      script.src = tag.src;
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

  function fetchFiles(): void {
    for (const { src, crossOrigin } of waitingTags()) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.crossOrigin = crossOrigin;
      link.href = src;
      document.head.append(link);
    }
  }

  /** Pointing and focus announce an action only on a link or a control of the page. */
  function startOnAction({ type: event, target }: Event): void {
    const isAction = event === 'pointerdown' || event === 'keydown';
    if (isAction || (target instanceof Element && target.closest(targets))) start();
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

  window.siteStart = start;
  // A hash may name a closed answer, which not every browser opens.
  if (location.hash || (hasControls && location.search) || hasTeamTools()) return start();
  for (const event of events) document.addEventListener(event, startOnAction, { passive: true });
  addEventListener('load', () => {
    if (hasControls) fetchFiles();
    setTimeout(
      () => {
        if ('requestIdleCallback' in window) requestIdleCallback(start);
        else start();
      },
      Math.max(0, idleDelayMs - performance.now()),
    );
  });
}
