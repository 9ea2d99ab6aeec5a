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

/** Travels as text, so it refers to nothing outside itself. */
// oxlint-disable-next-line max-lines-per-function
function startGuard(): void {
  const limit = 8000;
  const most = 3;
  const lost = new Set<string>();
  const files = new Set<WatchedFile>();
  const failures: NonNullable<Window['siteFiles']>['failures'] = [];
  const typed = `typed ${location.pathname}`;
  let count = Date.now();
  let shell: WatchedFile | undefined;
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
      timer: setTimeout(() => end(file, 'timeout'), limit),
    });
    if (tag.src) shell ??= file;
    files.add(file);
    if (lost.has(url)) again(file);
  }

  function again(file: WatchedFile): void {
    const { tag, isSheet, url } = file;
    const copy = document.createElement(tag.tagName) as Tag;
    if (isSheet) copy.rel = tag.rel;
    copy.integrity = tag.integrity;
    copy.crossOrigin = tag.crossOrigin;
    copy.siteFile = file;
    copy[isSheet ? 'href' : 'src'] = `${url.split('?')[0]}?try=${(count += 1).toString(36)}`;
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
    lost.add(url);
    failures.push({ url, kind, tries });
    if (file === shell) speakUp();
    if (isSheet) setTimeout(again, 5000, file);
    tell(file, isSheet ? 'load' : 'error');
    if (!isSheet) tag.remove();
  }

  function tell(file: WatchedFile, type: string): void {
    file.isTold = true;
    file.tag.dispatchEvent(new Event(type));
    file.isTold = false;
  }

  function hear(event: Event): void {
    const tag = event.target as Tag;
    const file = tag.siteFile;
    if (!file || file.isTold) return;
    const isCopy = tag !== file.tag;
    if (event.type === 'load') {
      lost.delete(file.url);
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

  function speakUp(): void {
    if (!hasStarted) speak();
  }

  function speak(): void {
    const page = document.getElementById('start-failed');
    if (!document.getElementById('root')) return void setTimeout(speakUp, 100);
    if (notice) return;
    const place = (notice = page ?? document.createElement('div'));
    if (page) page.hidden = false;
    else {
      place.className = 'sleeping-notice';
      place.role = 'status';
      const words = document.createElement('p');
      words.textContent = 'You can read this page, but its buttons and forms do not respond yet.';
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'ui-button ui-button-secondary ui-button-small';
      button.textContent = 'Retry';
      place.append(words, button);
      document.body.append(place);
    }
    const words = place.querySelector('p:not(.ui-slug)');
    if (words && !('canParse' in URL)) {
      words.textContent =
        'This browser is older than the ones this site is made for, so buttons and forms may not respond. Nothing is lost: update it, or open this page in another browser.';
    }
    const reopen = () => retry(place);
    place.querySelector('button')?.addEventListener('click', reopen);
    addEventListener('online', reopen);
  }

  function retry(place: Element): void {
    const button = place.querySelector('button');
    const words = place.querySelector('p:not(.ui-slug)');
    if (!place.isConnected || !button || !words || button.disabled) return;
    button.disabled = true;
    const stay = () => {
      button.disabled = false;
      words.textContent = navigator.onLine
        ? 'The site still does not answer. Please try again in a moment.'
        : 'You are offline. The page starts when the connection is back.';
      addEventListener('online', () => retry(place), { once: true });
    };
    fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(limit) }).then(
      ({ status }) => {
        if (status > 499) return stay();
        keepTyped();
        location.reload();
      },
      stay,
    );
  }

  function fields(): NodeListOf<Field> {
    return document.querySelectorAll('#root [name]:not([type=password])');
  }

  function keepTyped(): void {
    const texts: Record<string, string> = {};
    for (const { name, value } of fields()) texts[name] = value;
    try {
      sessionStorage.setItem(typed, JSON.stringify(texts));
    } catch {
      return;
    }
  }

  function bringTyped(): void {
    try {
      const texts = JSON.parse(sessionStorage.getItem(typed) ?? '{}') as Record<string, string>;
      sessionStorage.removeItem(typed);
      for (const field of fields()) field.value = texts[field.name] || field.value;
    } catch {
      return;
    }
  }

  document.addEventListener('readystatechange', bringTyped);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) watch(node);
  }).observe(document.head, { childList: true });
  document.addEventListener('load', hear, true);
  document.addEventListener('error', hear, true);
  addEventListener('error', ({ filename }) => {
    for (const tag of document.querySelectorAll<Tag>('script[src]')) {
      if (tag.src !== filename) continue;
      if (tag.siteFile && tag.siteFile === shell) speakUp();
      tag.remove();
    }
  });
  const timer = setTimeout(speakUp, limit);
  const ready = window.siteReady;
  window.siteReady = (region) => {
    ready?.(region);
    if (region !== 'shell' || hasStarted) return;
    hasStarted = true;
    clearTimeout(timer);
    for (const page of document.querySelectorAll('.start-page')) page.remove();
    notice?.remove();
    notice = undefined;
  };
  window.siteFiles = {
    failures,
    again: () => {
      for (const file of files) again(file);
    },
    speak,
    retry,
  };
}
