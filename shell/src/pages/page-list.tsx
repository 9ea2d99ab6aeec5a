import {
  isPattern,
  listPageRoutes,
  pageLanguageOf,
  SITE_LANGUAGE,
  type PageRegistry,
} from '@site/contract';
import { Link } from '@site/page/router';
import { Frame } from '@site/ui';
import { use, useState } from 'react';
import { listNavigationLinks, type NavigationLink } from '../chrome/navigation';
import { LanguageContext } from '../languages/shell-strings';
import { useRegistry } from '../remotes/live-registry';

/** Pages that a visitor may look for, and a field that leaves those with the words in it. */
export function PageList() {
  const registry = useRegistry();
  const language = use(LanguageContext);
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const links = listLinks(registry, language).filter(({ to, label, group, description }) => {
    const text = `${to} ${label} ${group} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <FilmLeader />
      <nav className="page-message-pages" aria-labelledby="page-list">
        <div>
          <h2 id="page-list">Pages of this site</h2>
          <div className="page-message-search ui-field">
            <label className="ui-label" htmlFor="page-search">
              Search the pages
            </label>
            <input
              id="page-search"
              type="search"
              className="ui-control"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </div>
          <p role="status">{links.length === 0 && 'No page has these words. Try others.'}</p>
        </div>
        <ul>
          {links.map(({ to, label }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Links of header and footer, then the public pages that neither links to, by their titles. */
function listLinks(registry: PageRegistry, language: string): NavigationLink[] {
  const linked = (['header', 'footer', 'legal'] as const)
    .flatMap((placement) => listNavigationLinks(registry, placement, language))
    .filter(({ externalLink }) => !externalLink);
  const others = listPageRoutes(registry)
    .filter(({ access, isIndexable }) => access === 'public' && isIndexable !== false)
    .filter(({ path, links }) => !links && path !== '/' && !isPattern(path))
    .filter(({ path }) => pageLanguageOf(path) === SITE_LANGUAGE)
    .map(({ path, title }) => ({ to: path, label: title.split(' · ')[0] ?? title }));
  return [...linked, ...others];
}

/** Drawing of the leader that counts down before a film: a clock hand over two circles, at the number of this page. */
function FilmLeader() {
  return (
    <Frame className="page-message-picture" aria-hidden="true">
      <svg
        viewBox="0 0 560 315"
        fill="none"
        stroke="var(--control)"
        preserveAspectRatio="xMidYMid slice"
      >
        <path d="M280 157v-400a400 400 0 0 1 346 600z" fill="var(--raised)" stroke="none" />
        <path d="M0 157h202m156 0h202M280 235v80" />
        <circle cx="280" cy="157" r="94" strokeWidth="3" />
        <circle cx="280" cy="157" r="78" strokeWidth="3" />
        <path d="M280 79V0m67.5 196 240 139" stroke="var(--primary)" strokeWidth="3" />
        <text
          x="280"
          y="178"
          textAnchor="middle"
          fill="var(--text)"
          stroke="none"
          fontFamily="var(--font-wide)"
          fontSize="60"
          fontStretch="var(--wide)"
          fontWeight="640"
        >
          404
        </text>
      </svg>
    </Frame>
  );
}
