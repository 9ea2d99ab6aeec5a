import type { PageVersion } from '@site/contract';
import type { ExposedModule } from '../remotes/federation';

/** A page's module, and the version it came from, which is marked broken when the page throws. */
export type LoadedPage = { module: ExposedModule; version: PageVersion };

/** First attempt to load a page, and its error. */
export type FailedAttempt = {
  version: PageVersion | undefined;
  cause: unknown;
  durationMs: number;
};
