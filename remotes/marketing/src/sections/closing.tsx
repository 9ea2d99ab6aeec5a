import { Container } from '@site/ui';
import { use } from 'react';
import { bookDemo, type ClosingSection } from '../content/types';
import { Actions } from './actions';
import css from './closing.module.css';
import { Inline } from './inline';
import { WordsContext } from './words-context';

/** Last card of a page with the call to action. */
export function Closing({ title, text }: Omit<ClosingSection, 'kind'>) {
  const words = use(WordsContext);
  return (
    <section className={`${css.closing} ui-later`}>
      <Container>
        <p className={css.fade} aria-hidden="true">
          {words.fadeOut}
        </p>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>
          <Inline text={text} />
        </p>
        <Actions actions={[{ ...bookDemo, label: words.bookDemo }]} />
      </Container>
    </section>
  );
}
