import { useNavigate } from '@site/router';
import { signOut } from '@site/session';
import { Button, Container, Section } from '@site/ui';

export default function DashboardPage() {
  const navigate = useNavigate();

  async function leave() {
    await signOut();
    await navigate('/');
  }

  return (
    <Container>
      <Section>
        <h1>Welcome to Your Dashboard</h1>
        <Button onClick={() => void leave()}>Logout</Button>
      </Section>
    </Container>
  );
}
