import { Container } from '@site/ui';
import { use } from 'react';
import { bookDemoAction, type ClosingSection } from '../content/types';
import { PageActions } from './page-actions';
import css from './closing.module.css';
import leadCss from './lead.module.css';
import { InlineMarkup } from './inline-markup';
import { UiStringsContext } from './ui-strings-context';

/** Last card of a page with the call to action. */
export function Closing({ title, text }: Omit<ClosingSection, 'kind'>) {
  const uiStrings = use(UiStringsContext);
  return (
    <section className={`${css.closing} ui-later ui-no-print`}>
      <Container className={css.card}>
        <h2 className={css.title}>{title}</h2>
        <div>
          <p className={leadCss.lead}>
            <InlineMarkup text={text} />
          </p>
          <PageActions actions={[{ ...bookDemoAction, label: uiStrings.bookDemo }]} />
        </div>
      </Container>
    </section>
  );
}
