/**
 * Inline in every document before all other scripts. Until React has hydrated a region, clicks on its buttons are
 * stored and replayed afterwards (React would drop them). The shell calls `window.siteReady(region)` for 'shell' and
 * 'page'. Elements outside both, such as the notice of the start guard, are left alone.
 */
export const clickReplayScript = `(${keepEarlyClicks.toString()})();`;

/** Serialised into documents, so it refers to nothing outside itself. */
function keepEarlyClicks(): void {
  const buttons = 'button,[role=button],[role=tab],[role=switch],[role=checkbox],[role=menuitem]';
  const ready: Record<string, boolean> = {};
  let pendingClicks: { button: HTMLElement; at: number }[] = [];

  function regionOf(element: Element): string {
    return element.closest('main') ? 'page' : 'shell';
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>(buttons);
      if (!button?.closest('#root') || button.closest('a[href]') || ready[regionOf(button)]) return;
      event.preventDefault();
      event.stopPropagation();
      pendingClicks.push({ button, at: Date.now() });
    },
    true,
  );

  window.siteReady = (region) => {
    if (ready[region]) return;
    ready[region] = true;
    pendingClicks = pendingClicks.filter(({ button, at }) => {
      if (regionOf(button) !== region) return true;
      if (button.isConnected && Date.now() - at < 10_000) button.click();
      return false;
    });
  };
}
