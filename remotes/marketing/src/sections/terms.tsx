import type { Term } from '../content/types';
import { InlineMarkup } from './inline-markup';
import css from './terms.module.css';

/** Sections of a document, each with its content. */
export function Terms({ terms }: { terms: Term[] }) {
  return (
    <dl className={css.terms}>
      {terms.map(({ term, detail }) => (
        <div key={term} className={css.item}>
          <dt>{term}</dt>
          <dd>
            <InlineMarkup text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
