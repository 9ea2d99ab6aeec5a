import type { PageRegistry } from '@site/contract';
import { listNavigationLinks } from '../src/chrome/navigation';
import { escapeHtml } from './escape-html';

/**
 * Content of a document whose page is not prerendered: a loading message, a message for browsers without scripts, and a
 * failure message that the start guard shows. The document's style sheet hides all of it once there is a page.
 */
export function renderStartupPage(registry: PageRegistry): string {
  const pages = [
    { label: 'Home', to: '/' },
    ...listNavigationLinks(registry, 'header'),
    ...listNavigationLinks(registry, 'action'),
  ];
  return [
    '<div class="startup-page">',
    '<p class="page-loading" role="status">Loading...</p>',
    '<div id="startup-failed" class="page-message ui-container" role="alert" hidden>',
    '<h1>This page could not be started</h1>',
    '<p>Part of the site couldn’t be loaded. Nothing you have saved is lost. Try again, or open one of the pages below.</p>',
    '<div class="page-message-actions"><button type="button" class="ui-button ui-button-primary">Retry</button></div>',
    '<nav aria-label="Pages"><ul>',
    ...pages.map(({ label, to }) => `<li><a href="${to}">${escapeHtml(label)}</a></li>`),
    '</ul></nav></div></div>',
    '<div class="needs-script ui-container"><p>This part of the site needs JavaScript. Please switch it on, or <a href="/">go to the home page</a>.</p></div>',
  ].join('');
}
