import { revalidateSession } from '@site/session';
import { Container, Frame } from '@site/ui';
import { MuiScope } from '@site/ui/mui';
import { useRunOnce } from '../page/use-run-once';
import { Lead, Title } from '../page/heading';
import { TypewriterPicture } from '../pictures/typewriter-picture';
import { LoglineForm } from '../setup/logline-form';
import styles from '../setup/setup.module.css';
import { SynopsisForm } from '../setup/synopsis-form';
import { GenerationProgress } from '../setup/generation-progress';

export default function SetupPage() {
  useRunOnce(revalidateSession);
  return (
    <Container className={styles.page}>
      <div className={styles.column}>
        <div>
          <Title>{"Let's start with your logline!"}</Title>
          <Lead>
            One or two sentences: who wants what, and what stands in the way. We turn them into a
            synopsis that you can edit and keep.
          </Lead>
        </div>
        <MuiScope>
          <LoglineForm />
          <GenerationProgress />
          <SynopsisForm />
        </MuiScope>
      </div>
      <Frame className={styles.picture} aria-hidden="true">
        <TypewriterPicture />
      </Frame>
    </Container>
  );
}
