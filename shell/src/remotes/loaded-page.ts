import type { PageVersion } from '@site/contract';
import type { PageModule } from './containers';

/** Where the code of a page came from; `version` is what is blamed when the page throws. */
export type LoadedPage = { module: PageModule; version: PageVersion };

/** The first try to load a page, and how it ended. */
export type FailedTry = { version: PageVersion | undefined; cause: unknown; milliseconds: number };
