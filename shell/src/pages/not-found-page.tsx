import { Link, useNavigate } from '@site/router';
import { Button, ButtonLink, Container } from '@site/ui';
import { use, useEffect } from 'react';
import { listNavigationLinks } from '../chrome/navigation';
import { LanguageContext } from '../languages/shell-strings';
import { useRegistry } from '../remotes/live-registry';
import { setVisiblePage } from './page-store';
import { NavigationEffects } from '../routing/navigation-effects';

export function NotFoundPage() {
  const navigate = useNavigate();
  useEffect(() => setVisiblePage(undefined), []);
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Container className="page-message">
      <h1 tabIndex={-1}>Page not found</h1>
      <p>The page you are looking for does not exist or has been moved.</p>
      <div className="page-message-actions">
        <ButtonLink to="/" variant="primary">
          Go to the home page
        </ButtonLink>
        <Button onClick={() => void goBack()}>Go Back</Button>
      </div>
      <PageList />
      <NavigationEffects route={{ title: 'Page not found', path: '/404' }} />
    </Container>
  );
}

/** Pages of the header and the footer: they are so few that a list is quicker than a search. */
function PageList() {
  const registry = useRegistry();
  const language = use(LanguageContext);
  const links = (['header', 'footer', 'legal'] as const)
    .flatMap((placement) => listNavigationLinks(registry, placement, language))
    .filter(({ externalLink }) => !externalLink);
  return (
    <nav className="page-message-pages" aria-labelledby="page-list">
      <h2 id="page-list">Pages of this site</h2>
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
