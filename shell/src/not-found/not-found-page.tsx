import { useNavigate } from '@site/router';
import { Button, ButtonLink, Container, Slug } from '@site/ui';
import { useEffect } from 'react';
import { showPage } from '../remotes/page-store';
import { PageArrival } from '../routing/page-arrival';

export function NotFoundPage() {
  const navigate = useNavigate();
  useEffect(() => showPage(undefined), []);
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Container className="page-message">
      <Slug>Scene missing</Slug>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>The page you are looking for does not exist or has been moved.</p>
      <div className="page-message-actions">
        <Button variant="primary" onClick={() => void goBack()}>
          Go Back
        </Button>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
      <PageArrival route={{ title: 'Page not found', path: '/404' }} />
    </Container>
  );
}
