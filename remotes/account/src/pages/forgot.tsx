import { Container, Section } from '@site/ui';

export default function ForgotPage() {
  return (
    <Container>
      <Section>
        <h1>Forgot your password?</h1>
      </Section>
    </Container>
  );
}
