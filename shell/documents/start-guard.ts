/**
 * Inline in every document, before any other script: what acts and speaks while the shell does not run.
 *
 * - Every script and style sheet in the head is watched, those that loaders add later too. One that fails is
 *   asked for again at addresses of its own, with the same hash: a browser joins a second request of one
 *   address to the first, which may hang, and a damaged copy may lie in its cache. Loaders hear only of the
 *   end: `load`, or `error` after the last try or after 8 s.
 * - A lost style sheet is not the page: its loader hears `load`, and the sheet is asked for until it comes.
 * - A script that was lost or threw leaves the document, because loaders would wait for it for ever otherwise.
 * - What was typed into a page that never answered is there again after the reload that Retry asks for.
 * - When the shell is lost, throws or has not started in time, the visitor is told: on the page that the
 *   document holds ready for that, or by a quiet notice where there is something to read. A browser below the
 *   floor (shared/build/src/browsers.ts) is told apart by what it lacks, and named as the reason.
 *
 * `window.siteFiles` is the shell's side of it; its type stands in shell/src/globals.d.ts.
 */
export const startGuardScript = `(function () {
  var limit = 8000, most = 3, own = Date.now().toString(36), count = 0, typed = 'typed ' + location.pathname;
  var lost = {}, files = [], failures = [], shell, hasStarted, notice;
  function watch(tag) {
    var url = tag.src || (tag.rel === 'stylesheet' && tag.href);
    if (!url || tag.siteFile) return;
    var file = tag.siteFile = { tag: tag, url: url, tries: 1, isSheet: !tag.src };
    if (!shell && tag.src) shell = file;
    files.push(file);
    file.timer = setTimeout(end, limit, file, 'timeout');
    if (lost[url]) again(file);
  }
  function again(file) {
    var tag = file.tag, copy = document.createElement(tag.tagName);
    if (file.isSheet) copy.rel = tag.rel;
    copy.integrity = tag.integrity;
    copy.crossOrigin = tag.crossOrigin;
    copy.siteFile = file;
    copy[file.isSheet ? 'href' : 'src'] = file.url.split('?')[0] + '?try=' + own + (count += 1);
    file.tries += 1;
    document.head.append(copy);
  }
  function end(file, kind) {
    if (file.kind) return;
    file.kind = kind;
    clearTimeout(file.timer);
    files.splice(files.indexOf(file), 1);
    if (kind !== 'load') fail(file);
  }
  function fail(file) {
    lost[file.url] = 1;
    failures.push({ url: file.url, kind: file.kind, tries: file.tries });
    if (file === shell) speak();
    if (file.isSheet) setTimeout(again, 5000, file);
    tell(file, file.isSheet ? 'load' : 'error');
    if (!file.isSheet) file.tag.remove();
  }
  function tell(file, type) {
    file.isTold = 1;
    file.tag.dispatchEvent(new Event(type));
    file.isTold = 0;
  }
  function hear(event) {
    var tag = event.target, file = tag.siteFile, isCopy = file && tag !== file.tag;
    if (!file || file.isTold) return;
    if (event.type === 'load') {
      delete lost[file.url];
      if (file.kind) return;
      end(file, 'load');
      if (isCopy) tell(file, 'load');
      return;
    }
    event.stopImmediatePropagation();
    if (isCopy) tag.remove();
    if (file.kind ? file.isSheet : file.tries < most) {
      setTimeout(again, file.kind ? 5000 : file.tries * (150 + 300 * Math.random()), file);
    } else end(file, 'error');
  }
  function speak() {
    var root = document.getElementById('root'), page = document.getElementById('start-failed');
    if (!root) return setTimeout(speak, 100);
    if (hasStarted || notice) return;
    notice = page || document.createElement('div');
    if (page) page.hidden = false;
    else {
      notice.className = 'sleeping-notice';
      notice.role = 'status';
      notice.innerHTML = '<p>You can read this page, but its buttons and forms do not respond yet.</p><button type="button" class="ui-button ui-button-secondary ui-button-small">Retry</button>';
      document.body.append(notice);
    }
    if (!URL.canParse) notice.querySelector('p:not(.ui-slug)').textContent = 'This browser is older than the ones this site is made for, so buttons and forms may not respond. Nothing is lost: update it, or open this page in another browser.';
    notice.querySelector('button').onclick = retry;
    addEventListener('online', retry);
  }
  function retry() {
    var button = notice.querySelector('button');
    button.disabled = true;
    fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(limit) }).then(function (answer) {
      if (answer.status > 499) throw 0;
      keepTyped();
      location.reload();
    }).catch(function () {
      button.disabled = false;
      notice.querySelector('p:not(.ui-slug)').textContent = navigator.onLine ? 'The site still does not answer. Please try again in a moment.' : 'You are offline. The page starts when the connection is back.';
    });
  }
  function eachField(act) {
    document.querySelectorAll('#root [name]:not([type=password])').forEach(act);
  }
  function keepTyped() {
    var texts = {};
    eachField(function (field) { texts[field.name] = field.value; });
    try { sessionStorage.setItem(typed, JSON.stringify(texts)); } catch (error) { return; }
  }
  function bringTyped() {
    try {
      var texts = JSON.parse(sessionStorage.getItem(typed)) || {};
      sessionStorage.removeItem(typed);
      eachField(function (field) { if (texts[field.name]) field.value = texts[field.name]; });
    } catch (error) { return; }
  }
  document.addEventListener('readystatechange', bringTyped);
  new MutationObserver(function (changes) {
    changes.forEach(function (change) { change.addedNodes.forEach(watch); });
  }).observe(document.head, { childList: true });
  document.addEventListener('load', hear, true);
  document.addEventListener('error', hear, true);
  addEventListener('error', function (event) {
    [].forEach.call(event.filename ? document.scripts : [], function (tag) {
      if (tag.src !== event.filename) return;
      if (tag.siteFile === shell && !hasStarted) speak();
      tag.remove();
    });
  });
  var timer = setTimeout(speak, limit), ready = window.siteReady;
  window.siteReady = function (region) {
    ready(region);
    if (region !== 'shell' || hasStarted) return;
    hasStarted = 1;
    clearTimeout(timer);
    document.querySelectorAll('.start-page').forEach(function (page) { page.remove(); });
    if (notice) notice.remove();
    removeEventListener('online', retry);
  };
  window.siteFiles = { failures: failures, again: function () { files.forEach(again); } };
})();`.replaceAll(/\n\s*/g, ' ');
