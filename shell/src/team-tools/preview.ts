import {
  isRemoteName,
  matchRoute,
  readPreviews,
  type PageRegistry,
  type PageRemote,
  type RemoteName,
} from '@site/contract';
import { pinRemote } from '../remotes/fresh-registry';
import { within } from '../remotes/within';
import { giveUp } from './asked';
import { showMark } from './mark';

const patienceMs = 4000;

/**
 * Puts a published version in the place of a live one, for this tab only. Static HTML is of the live version, so it
 * makes room: the page is rendered by what it previews.
 * @param wanted 'marketing@3f9a1c27d0' @returns the registry as it is to be shown, or the live one with a word why
 */
export async function preview(wanted: string, live: PageRegistry): Promise<PageRegistry> {
  const found = await findPreview(wanted);
  if (typeof found === 'string') {
    showMark({ words: found, reset: 'Close', onReset: () => giveUp('preview') });
    return live;
  }
  const { name, remote } = found;
  pinRemote(name, remote);
  clearStaticPage();
  keepOutOfSearch();
  showMark({
    words: `Preview of ${wanted.replace('@', ' ')}. Nobody else sees it.`,
    reset: 'Back to the live site',
    onReset: () => {
      giveUp('preview');
      // A page that only the preview has would be missing.
      if (matchRoute(live, location.pathname)) location.reload();
      else location.assign('/');
    },
  });
  return { ...live, remotes: { ...live.remotes, [name]: remote } };
}

type Found = { name: RemoteName; remote: PageRemote };

/** @returns the sentence to show when there is nothing to preview */
async function findPreview(wanted: string): Promise<Found | string> {
  try {
    const answer = await within(patienceMs, fetch('/previews.json', { cache: 'no-store' }));
    const previews = readPreviews(await answer.json());
    const name = wanted.split('@')[0] ?? '';
    const remote = Object.hasOwn(previews, wanted) ? previews[wanted] : undefined;
    if (remote && isRemoteName(name)) return { name, remote };
    return `There is no preview “${wanted}” on this site, so this is what everybody sees. npm run publish prints an address that works.`;
  } catch {
    return 'The list of previews did not come, so this is what everybody sees. Reload the page to try again.';
  }
}

function clearStaticPage(): void {
  document.getElementById('root')?.replaceChildren();
  for (const sheet of document.querySelectorAll('style[data-href]')) sheet.remove();
}

function keepOutOfSearch(): void {
  const meta = document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  document.head.append(meta);
}
