import { useNavigate, usePageTitle } from '@site/page/router';
import { Button, ButtonLink, Container } from '@site/ui';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../remotes/error-boundary';
import { setVisiblePage } from './page-store';
import { NavigationEffects } from '../routing/navigation-effects';
import { hideFromSearch } from '../routing/search-engines';

const PageList = lazy(async () => {
  const module = await import('./page-list');
  return { default: module.PageList };
});

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
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <PageList />
        </Suspense>
      </ErrorBoundary>
    </Container>
  );
}
