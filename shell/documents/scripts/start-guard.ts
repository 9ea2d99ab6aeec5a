/**
 * Inline in every document before the scripts that have files: handles failures while the shell is not running.
 *
 * - Every script and style sheet in the head is watched, including those that loaders add later. A failed one is
 *   requested again at another URL with the same hash: browsers join a second request for a URL to the first, which may
 *   hang, and the cache may hold a damaged copy. Loaders see only the end: `load`, or `error` after the last attempt or
 *   after 8 s.
 * - A failed style sheet does not fail its page: its loader sees `load`, and the sheet is requested until it arrives.
 * - A script that failed or threw is removed from the document, because loaders would wait for it forever.
 * - Text typed into a page that never became interactive is restored after the reload that Retry triggers.
 * - When the shell fails, throws or has not started in time, the visitor is informed: by the document's start page,
 *   or by a notice where there is content to read. A browser below the minimum versions (shared/build/src/browsers.ts)
 *   is detected by a missing feature and named as the reason.
 *
 * `window.siteFiles` is its interface for the shell; the type is in shell/src/globals.d.ts.
 */
export const startGuardScript = `(${startGuard.toString()})();`;

type Tag = HTMLScriptElement & HTMLLinkElement & { siteFile?: WatchedFile };

type WatchedFile = {
  tag: Tag;
  url: string;
  tries: number;
  isSheet: boolean;
  timer: ReturnType<typeof setTimeout>;
  kind?: 'load' | 'error' | 'timeout';
  isTold?: boolean;
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Serialised into documents, so it refers to nothing outside itself. */
// oxlint-disable-next-line max-lines-per-function
function startGuard(): void {
  const timeoutMs = 8000;
  const maxAttempts = 3;
  const failedUrls = new Set<string>();
  const files = new Set<WatchedFile>();
  const failures: NonNullable<Window['siteFiles']>['failures'] = [];
  const draftKey = `typed ${location.pathname}`;
  let attemptId = Date.now();
  let shell: WatchedFile | undefined;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let hasStarted = false;
  let notice: HTMLElement | undefined;

  function watch(node: Node): void {
    const tag = node as Tag;
    const url = tag.src || (tag.rel === 'stylesheet' && tag.href);
    if (!url || tag.siteFile) return;
    const file: WatchedFile = (tag.siteFile = {
      tag,
      url,
      tries: 1,
      isSheet: !tag.src,
      timer: setTimeout(() => end(file, 'timeout'), timeoutMs),
    });
    if (tag.src && !shell) {
      shell = file;
      clearTimeout(startTimer);
      startTimer = setTimeout(showNoticeUnlessStarted, timeoutMs);
    }
    files.add(file);
    if (failedUrls.has(url)) retryFile(file);
  }

  function retryFile(file: WatchedFile): void {
    const { tag, isSheet, url } = file;
    const copy = document.createElement(tag.tagName) as Tag;
    if (isSheet) copy.rel = tag.rel;
    copy.integrity = tag.integrity;
    copy.crossOrigin = tag.crossOrigin;
    copy.siteFile = file;
    copy[isSheet ? 'href' : 'src'] = `${url.split('?')[0]}?try=${(attemptId += 1).toString(36)}`;
    file.tries += 1;
    document.head.append(copy);
  }

  function end(file: WatchedFile, kind: 'load' | 'error' | 'timeout'): void {
    const { tag, url, tries, isSheet } = file;
    if (file.kind) return;
    file.kind = kind;
    clearTimeout(file.timer);
    files.delete(file);
    if (kind === 'load') return;
    failedUrls.add(url);
    failures.push({ url, kind, tries });
    if (file === shell) showNoticeUnlessStarted();
    if (isSheet) setTimeout(retryFile, 5000, file);
    dispatch(file, isSheet ? 'load' : 'error');
    if (!isSheet) tag.remove();
  }

  function dispatch(file: WatchedFile, type: string): void {
    file.isTold = true;
    file.tag.dispatchEvent(new Event(type));
    file.isTold = false;
  }

  function onFileEvent(event: Event): void {
    const tag = event.target as Tag;
    const file = tag.siteFile;
    if (!file || file.isTold) return;
    const isCopy = tag !== file.tag;
    if (event.type === 'load') {
      failedUrls.delete(file.url);
      if (file.kind) return;
      end(file, 'load');
      if (isCopy) dispatch(file, 'load');
      return;
    }
    event.stopImmediatePropagation();
    if (isCopy) tag.remove();
    if (file.kind ? file.isSheet : file.tries < maxAttempts) {
      setTimeout(retryFile, file.kind ? 5000 : file.tries * (150 + 300 * Math.random()), file);
    } else end(file, 'error');
  }

  function showNoticeUnlessStarted(): void {
    if (!hasStarted) showNotice();
  }

  function showNotice(): void {
    const page = document.getElementById('startup-failed');
    if (!document.getElementById('root')) return void setTimeout(showNoticeUnlessStarted, 100);
    if (notice) return;
    const container = (notice = page ?? document.createElement('div'));
    if (page) page.hidden = false;
    else {
      container.className = 'site-notice';
      container.role = 'status';
      const text = document.createElement('p');
      text.textContent = 'You can read this page, but its buttons and forms do not respond yet.';
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'ui-button ui-button-secondary ui-button-small';
      button.textContent = 'Retry';
      container.append(text, button);
      document.body.append(container);
    }
    const text = container.querySelector('p');
    if (text && !('canParse' in URL)) {
      text.textContent =
        'This browser is older than the ones this site is made for, so buttons and forms may not respond. Nothing is lost: update it, or open this page in another browser.';
    }
    const reopen = () => retry(container);
    container.querySelector('button')?.addEventListener('click', reopen);
    addEventListener('online', reopen);
  }

  function retry(container: Element): void {
    const button = container.querySelector('button');
    const text = container.querySelector('p');
    if (!container.isConnected || !button || !text || button.disabled) return;
    button.disabled = true;
    const showFailure = () => {
      button.disabled = false;
      text.textContent = navigator.onLine
        ? 'The site still does not answer. Please try again in a moment.'
        : 'You are offline. The page starts when the connection is back.';
      addEventListener('online', () => retry(container), { once: true });
    };
    fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
      ({ status }) => {
        if (status > 499) return showFailure();
        saveFormDraft();
        location.reload();
      },
      showFailure,
    );
  }

  function fields(): NodeListOf<Field> {
    return document.querySelectorAll('#root [name]:not([type=password])');
  }

  function saveFormDraft(): void {
    const texts: Record<string, string> = {};
    for (const { name, value } of fields()) texts[name] = value;
    try {
      sessionStorage.setItem(draftKey, JSON.stringify(texts));
    } catch {
      return;
    }
  }

  function restoreFormDraft(): void {
    try {
      const texts: Record<string, string> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
      sessionStorage.removeItem(draftKey);
      for (const field of fields()) field.value = texts[field.name] || field.value;
    } catch {
      return;
    }
  }

  document.addEventListener('readystatechange', restoreFormDraft);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) watch(node);
  }).observe(document.head, { childList: true });
  document.addEventListener('load', onFileEvent, true);
  document.addEventListener('error', onFileEvent, true);
  addEventListener('error', ({ filename }) => {
    for (const tag of document.querySelectorAll<Tag>('script[src]')) {
      if (tag.src !== filename) continue;
      if (tag.siteFile && tag.siteFile === shell) showNoticeUnlessStarted();
      tag.remove();
    }
  });
  // The shell of a page that starts on intent comes later.
  if (!document.querySelector('script[type="site/on-intent"]'))
    startTimer = setTimeout(showNoticeUnlessStarted, timeoutMs);
  const ready = window.siteReady;
  window.siteReady = (region) => {
    ready?.(region);
    if (region !== 'shell' || hasStarted) return;
    hasStarted = true;
    clearTimeout(startTimer);
    for (const page of document.querySelectorAll('.startup-page')) page.remove();
    notice?.remove();
    notice = undefined;
  };
  window.siteFiles = {
    failures,
    again: () => {
      for (const file of files) retryFile(file);
    },
    speak: showNotice,
    retry,
  };
}
