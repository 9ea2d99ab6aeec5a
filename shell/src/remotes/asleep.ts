import type { SiteRoute } from '@site/contract';
import { createStore } from 'zustand/vanilla';
import { loadPage } from './load-page';
import type { LoadedPage } from './loaded-page';
import { endWait, forgetPage, keyOf, shown } from './page-store';
import { restMs } from './remote-health';
import { noteHealth } from './remote-states';

type Sleeping = { route: SiteRoute; wake: () => void };

/** A prerendered page whose code has not come: it stays readable, and a notice offers to try again. */
export const sleepingPage = createStore<{ sleeping: Sleeping | null }>()(() => ({
  sleeping: null,
}));

/** Loads a page that can be read, as often as it takes. */
export async function loadAsleep(route: SiteRoute): Promise<LoadedPage> {
  for (;;) {
    const isAsked = await sleep(route);
    window.siteFiles?.again();
    const page = await loadPage(route).catch(() => undefined);
    if (page) {
      sleepingPage.setState({ sleeping: null });
      return page;
    }
    if (isAsked) openAnew();
  }
}

/** What a running page cannot mend, a broken part of the shell for one, a fresh document may; what was typed stays. */
function openAnew(): void {
  const notice = document.querySelector('.sleeping-notice');
  if (notice) window.siteFiles?.retry(notice);
}

/** After these it is worth trying again. */
export const wakingEvents = ['online', 'load'] as const;

/**
 * Until somebody asks for it, the document's files have come, the browser is back on line, or after a rest.
 * @returns whether somebody asked
 */
function sleep(route: SiteRoute): Promise<boolean> {
  return new Promise((resolve) => {
    const wake = (isAsked: boolean) => {
      noteHealth(route.remote, 'wanted');
      for (const event of wakingEvents) window.removeEventListener(event, wakeByItself);
      clearTimeout(timer);
      resolve(isAsked);
    };
    const wakeByItself = () => wake(false);
    const timer = setTimeout(wakeByItself, restMs);
    for (const event of wakingEvents) window.addEventListener(event, wakeByItself);
    sleepingPage.setState({ sleeping: { route, wake: () => wake(true) } });
  });
}

/** Another page has taken the place of the one that slept. */
shown.subscribe(({ route }) => {
  const { sleeping } = sleepingPage.getState();
  if (!sleeping || (route && keyOf(sleeping.route) === keyOf(route))) return;
  forgetPage(sleeping.route);
  endWait();
  sleepingPage.setState({ sleeping: null });
});
