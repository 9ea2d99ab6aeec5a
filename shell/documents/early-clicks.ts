/**
 * Inline in every document, before any other script. Until React has taken over, clicks on buttons are kept
 * and given again when their region answers (React would drop them). `window.siteReady(region)` is called by
 * the shell for 'shell' and 'page'. What stands outside both, such as the notice that nothing answers, is
 * left alone.
 */
export const earlyClickScript = `(${keepEarlyClicks.toString()})();`;

/** Travels as text, so it refers to nothing outside itself. */
function keepEarlyClicks(): void {
  const buttons = 'button,[role=button],[role=tab],[role=switch],[role=checkbox],[role=menuitem]';
  const ready: Record<string, boolean> = {};
  let kept: { button: HTMLElement; at: number }[] = [];

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
      kept.push({ button, at: Date.now() });
    },
    true,
  );

  window.siteReady = (region) => {
    if (ready[region]) return;
    ready[region] = true;
    kept = kept.filter(({ button, at }) => {
      if (regionOf(button) !== region) return true;
      if (button.isConnected && Date.now() - at < 10_000) button.click();
      return false;
    });
  };
}
