import { Container, Section } from '@site/ui';

export default function SetupPage() {
  return (
    <Container>
      <Section>
        <h1>{"Let's start with your logline!"}</h1>
      </Section>
    </Container>
  );
}
