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
    await sleep(route);
    window.siteFiles?.again();
    const page = await loadPage(route).catch(() => undefined);
    if (!page) continue;
    sleepingPage.setState({ sleeping: null });
    return page;
  }
}

/** After these it is worth trying again. */
export const wakingEvents = ['online', 'load'] as const;

/** Until somebody asks for it, the document's files have come, the browser is back on line, or after a rest. */
function sleep(route: SiteRoute): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      noteHealth(route.remote, 'wanted');
      for (const event of wakingEvents) window.removeEventListener(event, wake);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(wake, restMs);
    for (const event of wakingEvents) window.addEventListener(event, wake);
    sleepingPage.setState({ sleeping: { route, wake } });
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
