import { startHeaderMenu } from './header-menu';
import { rewindVideosOnEnd } from './rewind-videos-on-end';

/** Runs what composed documents contain as scripts of their own. */
export function runDocumentScripts(): void {
  startHeaderMenu();
  rewindVideosOnEnd();
}
