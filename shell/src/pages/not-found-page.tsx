import { Link, useNavigate, usePageTitle } from '@site/router';
import { Button, ButtonLink, Container } from '@site/ui';
import { use, useEffect, useState } from 'react';
import { listNavigationLinks } from '../chrome/navigation';
import { LanguageContext } from '../languages/shell-strings';
import { useRegistry } from '../remotes/live-registry';
import { setVisiblePage } from './page-store';
import { NavigationEffects } from '../routing/navigation-effects';
import { hideFromSearch } from '../routing/search-engines';

/** Page at an address that belongs to no page. */
export function NotFoundPage() {
  useEffect(() => setVisiblePage(undefined), []);
  return (
    <>
      <NotFoundContent />
      <NavigationEffects route={{ title: TITLE, path: '/404', address: '/404' }} />
    </>
  );
}

/** Content in place of a page that refuses the values in its address. */
export function RefusedPage() {
  usePageTitle(TITLE);
  return <NotFoundContent />;
}

/** The same for a `bare` page, which has no `main` around it. */
export function RefusedBarePage() {
  return (
    <main id="content" tabIndex={-1}>
      <RefusedPage />
    </main>
  );
}

const TITLE = 'Page not found';

function NotFoundContent() {
  const navigate = useNavigate();
  useEffect(hideFromSearch, []);
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Container className="page-message">
      <h1 tabIndex={-1}>{TITLE}</h1>
      <p>The page you are looking for does not exist or has been moved.</p>
      <div className="page-message-actions">
        <ButtonLink to="/" variant="primary">
          Go to the home page
        </ButtonLink>
        <Button onClick={() => void goBack()}>Go Back</Button>
      </div>
      <PageList />
    </Container>
  );
}

/** Pages of the header and the footer, and a field that leaves those with the words in it. */
function PageList() {
  const registry = useRegistry();
  const language = use(LanguageContext);
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const links = (['header', 'footer', 'legal'] as const)
    .flatMap((placement) => listNavigationLinks(registry, placement, language))
    .filter(({ externalLink }) => !externalLink)
    .filter(({ to, label, group, description }) => {
      const text = `${to} ${label} ${group} ${description}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  return (
    <nav className="page-message-pages" aria-labelledby="page-list">
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
      <ul>
        {links.map(({ to, label, description }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
