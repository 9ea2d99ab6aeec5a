import { Container, Section } from '@site/ui';

export default function LoginPage() {
  return (
    <Container>
      <Section>
        <h1>Sign in</h1>
      </Section>
    </Container>
  );
}
