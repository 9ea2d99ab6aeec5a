/**
 * Inline in the document of every page with code of its own. Until React has hydrated the page, clicks on its buttons are
 * stored and replayed afterwards (React would drop them). The shell calls `window.siteReady('page')`. Elements outside
 * the page, such as the menus of the header and the notice of the start guard, respond at once and are left alone.
 */
export const clickReplayScript = `(${keepEarlyClicks.toString()})();`;

/** Serialised into documents, so it refers to nothing outside itself. */
function keepEarlyClicks(): void {
  const buttons = 'button,[role=button],[role=tab],[role=switch],[role=checkbox],[role=menuitem]';
  let isReady = false;
  let pendingClicks: { button: HTMLElement; at: number }[] = [];

  document.addEventListener(
    'click',
    (event) => {
      if (isReady || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>(buttons);
      if (!button?.closest('#root main') || button.closest('a[href]')) return;
      event.preventDefault();
      event.stopPropagation();
      pendingClicks.push({ button, at: Date.now() });
    },
    true,
  );

  window.siteReady = (region) => {
    if (region !== 'page' || isReady) return;
    isReady = true;
    for (const { button, at } of pendingClicks)
      if (button.isConnected && Date.now() - at < 10_000) button.click();
    pendingClicks = [];
  };
}
