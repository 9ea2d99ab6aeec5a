import type { Page } from '@playwright/test';

/** State of the page as a visitor sees it at one moment. */
export type PageState = {
  /** The heading of the page, when its page has been taken over by React. */
  heading: string;
  isAlive: boolean;
  /** Failure message of the site, or ''. */
  message: string;
  hasRetry: boolean;
  /** Whether there is anything to read at all. */
  isBlank: boolean;
  /** Whether a link to another page of the site can be clicked. */
  hasLink: boolean;
};

export function readPageState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    // A page that is only read starts with an intent.
    window.siteStart?.();
    const shown = (element: Element | null | undefined): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const heading = document.querySelector('main h1');
    // React has the place of a page that is not hydrated, and nothing inside it.
    const taken = heading?.closest('[data-hydrate]') ?? heading;
    const notices = [
      ...document.querySelectorAll('.page-message[role=alert], .site-notice, [data-fault]'),
    ].filter(shown);
    const splash = document.querySelector('.splash');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(shown);
    const text = document.body?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '';
    return {
      heading: heading?.textContent ?? '',
      isAlive: Boolean(taken && Object.keys(taken).some((key) => key.startsWith('__react'))),
      message: notices.map((notice) => notice.innerText).join(' '),
      hasRetry: notices.some((notice) =>
        [...notice.querySelectorAll('button')].some((button) => !button.disabled),
      ),
      isBlank: shown(splash) || text.length < 20 || /^(Skip to content )?Loading...$/.test(text),
      hasLink: links.some((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return Boolean(hit && (link.contains(hit) || hit.contains(link)) && hit !== document.body);
      }),
    };
  });
}
