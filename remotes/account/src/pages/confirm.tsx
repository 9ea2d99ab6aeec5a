import { Container, Section } from '@site/ui';

export default function ConfirmPage() {
  return (
    <Container>
      <Section>
        <h1>Check your e-mail</h1>
      </Section>
    </Container>
  );
}
