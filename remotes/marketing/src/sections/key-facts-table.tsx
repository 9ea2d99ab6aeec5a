import { joinClassNames } from '@site/ui';
import type { KeyFacts } from '../content/types';
import { InlineMarkup } from './inline-markup';
import css from './key-facts-table.module.css';

/** Facts with their names, below each other or, where there is space, beside each other. */
export function KeyFactsTable({ title, rows, isWide }: KeyFacts & { isWide?: boolean }) {
  return (
    <div className={joinClassNames(css.sheet, isWide && css.wide)}>
      <p className={css.title}>{title}</p>
      <dl className={css.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd>
              <InlineMarkup text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
