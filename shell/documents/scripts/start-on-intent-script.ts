/** Type of the script tags that `startOnIntentScript` turns into scripts. Browsers do not load what they cannot run. */
export const ON_INTENT_TYPE = 'site/on-intent';

/**
 * Inline behind the script tags of a document that is only read: starts the shell when the visitor is about to do
 * something, or after five seconds at rest. Until then links load documents, and the header's menus run without the
 * shell (docs/decisions/0050-start-on-intent.md).
 */
export const startOnIntentScript = `(${startOnIntent.toString()})('${ON_INTENT_TYPE}');`;

/** Serialised into documents, so it refers to nothing outside itself. */
function startOnIntent(type: string): void {
  const idleDelayMs = 5000;
  const events = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

  function start(): void {
    for (const event of events) document.removeEventListener(event, startOnAction);
    for (const tag of document.querySelectorAll<HTMLScriptElement>(`script[type="${type}"]`)) {
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

  /** Pointing and focus announce an action only on a link. */
  function startOnAction({ type: event, target }: Event): void {
    const isAction = event === 'pointerdown' || event === 'keydown';
    if (isAction || (target instanceof Element && target.closest('a[href]'))) start();
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
  if (location.hash || hasTeamTools()) return start();
  for (const event of events) document.addEventListener(event, startOnAction, { passive: true });
  addEventListener('load', () => {
    setTimeout(
      () => {
        if ('requestIdleCallback' in window) requestIdleCallback(start);
        else start();
      },
      Math.max(0, idleDelayMs - performance.now()),
    );
  });
}
