/**
 * Inline in every document, before any other script. It does two things until React has taken over:
 * clicks on buttons are kept and given again when their region answers (React would drop them), and a
 * script that failed to load is removed, because the loaders would wait for it for ever otherwise.
 * `window.siteReady(region)` is called by the shell for 'shell' and 'page'.
 */
export const earlyClickScript = `(function () {
  var kept = [], ready = {}, buttons = 'button,[role=button],[role=tab],[role=switch],[role=checkbox],[role=menuitem]';
  function regionOf(element) { return element.closest('main') ? 'page' : 'shell'; }
  addEventListener('error', function (event) {
    if (event.target && event.target.tagName === 'SCRIPT') event.target.remove();
  }, true);
  document.addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest(buttons);
    if (!button || button.closest('a[href]') || ready[regionOf(button)]) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push({ button: button, at: Date.now() });
  }, true);
  window.siteReady = function (region) {
    if (ready[region]) return;
    ready[region] = true;
    kept = kept.filter(function (click) {
      if (regionOf(click.button) !== region) return true;
      if (click.button.isConnected && Date.now() - click.at < 10000) click.button.click();
      return false;
    });
  };
})();`.replaceAll(/\n\s*/g, ' ');
