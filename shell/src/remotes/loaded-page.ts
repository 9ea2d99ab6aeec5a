import type { PageVersion } from '@site/contract';
import type { PageModule } from './containers';

/** A page's module, and the version it came from, which is marked broken when the page throws. */
export type LoadedPage = { module: PageModule; version: PageVersion };

/** First attempt to load a page, and its error. */
export type FailedTry = { version: PageVersion | undefined; cause: unknown; milliseconds: number };
