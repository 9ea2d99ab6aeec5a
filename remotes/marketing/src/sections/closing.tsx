import { Container } from '@site/ui';
import { bookDemo, type ClosingSection } from '../content/types';
import { Actions } from './actions';
import css from './closing.module.css';
import { Inline } from './inline';

/** The last card of a page. */
export function Closing({ title, text }: Omit<ClosingSection, 'kind'>) {
  return (
    <section className={`${css.closing} ui-later`}>
      <Container>
        <p className={css.fade} aria-hidden="true">
          Fade out.
        </p>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>
          <Inline text={text} />
        </p>
        <Actions actions={[bookDemo]} />
      </Container>
    </section>
  );
}
