import { useNavigate } from '@site/router';
import { Button, ButtonLink, Container, SlugLine } from '@site/ui';
import { useEffect } from 'react';
import { setVisiblePage } from './page-store';
import { NavigationEffects } from '../routing/navigation-effects';

export function NotFoundPage() {
  const navigate = useNavigate();
  useEffect(() => setVisiblePage(undefined), []);
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Container className="page-message">
      <SlugLine>Scene missing</SlugLine>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>The page you are looking for does not exist or has been moved.</p>
      <div className="page-message-actions">
        <Button variant="primary" onClick={() => void goBack()}>
          Go Back
        </Button>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
      <NavigationEffects route={{ title: 'Page not found', path: '/404' }} />
    </Container>
  );
}
