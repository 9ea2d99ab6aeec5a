import {
  type PageRegistry,
  isRemoteName,
  matchRoute,
  readPreviews,
  type PageRegistryEntry,
  type RemoteName,
} from '@site/contract';
import { takeRequestedTools, removeRequestedTool } from './requested-tools';
import { openInspector } from './inspect/open-inspector';
import { AUDIENCE_STORAGE_KEY } from './has-requested-team-tools';
import { pinRegistryEntry } from '../remotes/fresh-registry';
import { withTimeout } from '../remotes/load-error';

/** Opens the tools that this tab requests, before the shell starts. @returns the registry to start with */
export async function startTeamTools(registry: PageRegistry): Promise<PageRegistry> {
  const audience = new URLSearchParams(location.search).get('audience');
  const requested = takeRequestedTools();
  const previewed = requested.get('preview');
  const shownRegistry = previewed === null ? registry : await applyPreview(previewed, registry);
  // One banner at a time, and that of the preview tells more.
  if (previewed === null) applyAudience(audience);
  if (requested.has('inspect')) openInspector();
  return shownRegistry;
}

/**
 * Joins this browser to an audience, whose members get canaries whatever their number, until it leaves. The first script
 * of a document decides which version it is, so joining and leaving reload it.
 * @param requested name in the URL, or `null`
 */
function applyAudience(requested: string | null): void {
  try {
    const joined = localStorage.getItem(AUDIENCE_STORAGE_KEY);
    // Anybody can send a link, so only the shape of a name is stored and shown.
    if (requested !== null && requested !== joined && /^[a-z][a-z-]{1,30}$/.test(requested)) {
      localStorage.setItem(AUDIENCE_STORAGE_KEY, requested);
      location.reload();
    } else if (joined !== null) showAudience(joined);
  } catch {
    return; // Storage is blocked, so no canary is given to this browser.
  }
}

function showAudience(name: string): void {
  showTeamBanner({
    text: `You get new versions first, as “${name}”. Other visitors don’t see them yet.`,
    reset: 'Leave',
    onReset: () => {
      localStorage.removeItem(AUDIENCE_STORAGE_KEY);
      location.reload();
    },
  });
}

const TIMEOUT_MS = 4000;

/**
 * Replaces a live version by a published one, in this tab only. The static HTML is of the live version, so it is
 * removed and the previewed version renders the page.
 * @param request such as 'marketing@3f9a1c27d0'
 * @returns the registry to show: the live one, with a banner, when there is no such preview
 */
async function applyPreview(request: string, live: PageRegistry): Promise<PageRegistry> {
  const result = await findPreview(request);
  if (typeof result === 'string') {
    showTeamBanner({
      text: result,
      reset: 'Close',
      onReset: () => removeRequestedTool('preview'),
    });
    return live;
  }
  const { name, remote } = result;
  pinRegistryEntry(name, remote);
  clearStaticPage();
  keepOutOfSearch();
  showTeamBanner({
    text: `Preview of ${request.replace('@', ' ')}. Nobody else sees it.`,
    reset: 'Back to the live site',
    onReset: () => {
      removeRequestedTool('preview');
      // A page that exists only in the preview would be missing.
      if (matchRoute(live, location.pathname)) location.reload();
      else location.assign('/');
    },
  });
  return { ...live, remotes: { ...live.remotes, [name]: remote } };
}

type FoundPreview = { name: RemoteName; remote: PageRegistryEntry };

/** Finds the preview. @returns a sentence for the banner when there is none */
async function findPreview(request: string): Promise<FoundPreview | string> {
  try {
    const response = await withTimeout(TIMEOUT_MS, fetch('/previews.json', { cache: 'no-store' }));
    const previews = readPreviews(await response.json());
    const name = request.split('@')[0] ?? '';
    const remote = Object.hasOwn(previews, request) ? previews[request] : undefined;
    if (remote && isRemoteName(name)) return { name, remote };
    // Anybody can send a link, so only the shape of a version is quoted.
    const shown = /^[a-z-]+@[0-9a-z]{8,40}$/.test(request)
      ? `preview “${request}”`
      : 'such preview';
    return `There is no ${shown} on this site, so this is what everybody sees. npm run preview prints an address that works.`;
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

type Banner = { text: string; reset: string; onReset: () => void };

/**
 * The style of the site's notices, at another edge and above the rest. No sheet: its loader would be part of the first
 * script of every visit.
 */
const STYLE =
  'inset: auto auto var(--s4) var(--s4); z-index: 65; margin: 0; border-color: var(--primary)';

/** Shows on every page that this tab differs from the live site. It stands outside React, so no error removes it. */
function showTeamBanner({ text, reset, onReset }: Banner): void {
  const banner = document.createElement('aside');
  banner.className = 'site-notice';
  banner.style.cssText = STYLE;
  banner.ariaLabel = 'Preview';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ui-button ui-button-secondary ui-button-small';
  button.textContent = reset;
  button.addEventListener('click', () => {
    banner.remove();
    onReset();
  });
  banner.append(sentence, button);
  document.body.append(banner);
}
