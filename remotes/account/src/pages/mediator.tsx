import { Container, Section } from '@site/ui';

export default function MediatorPage() {
  return (
    <Container>
      <Section>
        <h1>Processing authentication...</h1>
      </Section>
    </Container>
  );
}
