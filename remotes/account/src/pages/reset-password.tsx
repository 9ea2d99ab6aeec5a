import { Container, Section } from '@site/ui';

export default function ResetPasswordPage() {
  return (
    <Container>
      <Section>
        <h1>Choose a new password</h1>
      </Section>
    </Container>
  );
}
