import { Container, Section } from '@site/ui';

export default function AuthCallbackPage() {
  return (
    <Container>
      <Section>
        <h1>Authenticating...</h1>
      </Section>
    </Container>
  );
}
