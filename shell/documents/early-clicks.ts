/**
 * Inline in every document, before any other script. Until React has taken over, clicks on buttons are kept
 * and given again when their region answers (React would drop them). `window.siteReady(region)` is called by
 * the shell for 'shell' and 'page'. What stands outside both, such as the notice that nothing answers, is
 * left alone.
 */
export const earlyClickScript = `(function () {
  var kept = [], ready = {}, buttons = 'button,[role=button],[role=tab],[role=switch],[role=checkbox],[role=menuitem]';
  function regionOf(element) { return element.closest('main') ? 'page' : 'shell'; }
  document.addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest(buttons);
    if (!button || button.closest('a[href]') || !button.closest('#root') || ready[regionOf(button)]) return;
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
