import { Container, Section } from '@site/ui';

export default function DashboardPage() {
  return (
    <Container>
      <Section>
        <h1>Welcome to Your Dashboard</h1>
      </Section>
    </Container>
  );
}
