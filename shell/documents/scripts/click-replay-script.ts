/**
 * Inline in the document of every page with code of its own. Until React has hydrated the page, clicks on its buttons are
 * stored and replayed afterwards (React would drop them); until then their button is marked busy, which is painted with
 * the next frame. The shell calls `window.siteReady('page')`. Elements outside the page, such as the menus of the header
 * and the notice of the start guard, respond at once and are left alone.
 */
export const clickReplayScript = `(${keepEarlyClicks.toString()})();`;

/** Serialised into documents, so it refers to nothing outside itself. */
function keepEarlyClicks(): void {
  const buttons = 'button,[role=button],[role=tab],[role=switch],[role=checkbox],[role=menuitem]';
  /** React would hydrate the whole page in one task for each of these; its fields need none of them before. */
  const discreteEvents =
    'pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup beforeinput input change';
  let isReady = false;
  let pendingClicks: { button: HTMLElement; at: number }[] = [];
  const busyBefore = new Map<HTMLElement, string | null>();

  function isInPage({ target }: Event): boolean {
    return !isReady && target instanceof Element && target.closest('#root main') !== null;
  }

  document.addEventListener(
    'click',
    (event) => {
      if (!isInPage(event)) return;
      const button = (event.target as Element).closest<HTMLElement>(buttons);
      if (!button || button.closest('a[href]')) return;
      event.preventDefault();
      event.stopPropagation();
      pendingClicks.push({ button, at: Date.now() });
      if (!busyBefore.has(button)) busyBefore.set(button, button.getAttribute('aria-busy'));
      button.setAttribute('aria-busy', 'true');
    },
    true,
  );
  for (const type of discreteEvents.split(' '))
    document.addEventListener(
      type,
      (event) => {
        // Without React there is nothing to protect, and the intent that starts it has to be seen.
        const hasStarted = !document.querySelector('script[type="site/on-intent"]');
        if (hasStarted && isInPage(event)) event.stopPropagation();
      },
      { capture: true, passive: true },
    );

  window.siteReady = (region) => {
    if (region !== 'page' || isReady) return;
    isReady = true;
    for (const [button, value] of busyBefore) {
      if (value === null) button.removeAttribute('aria-busy');
      else button.setAttribute('aria-busy', value);
    }
    for (const { button, at } of pendingClicks)
      if (button.isConnected && Date.now() - at < 10_000) button.click();
    pendingClicks = [];
  };
}
