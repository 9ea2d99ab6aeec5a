import { VisuallyHidden } from '@site/ui';
import css from './feature-details.module.css';
import type { FeatureRow, FeatureTable } from './pricing-content';

/** Feature table in a `details` that works without script and prints open. */
export function FeatureDetails({ title, caption, columns, groups }: FeatureTable) {
  return (
    <details className={css.details}>
      <summary className={css.bar}>
        {title}
        <svg className={`${css.sign} ui-no-print`} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 9 7 7 7-7" />
        </svg>
      </summary>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ stage, rows }) => (
          <tbody key={stage ?? title}>
            {stage && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={css.stage}>
                  {stage}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.feature} {...row} />
            ))}
          </tbody>
        ))}
      </table>
    </details>
  );
}

function Row({ feature, cells }: FeatureRow) {
  return (
    <tr>
      <th scope="row">{feature}</th>
      {cells.map((cell, index) => (
        <td key={index} className={cell === 'included' ? undefined : css.missing}>
          {cell === 'included' ? <Included /> : cell}
        </td>
      ))}
    </tr>
  );
}

function Included() {
  return (
    <>
      <svg className={css.tick} viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 13 5 5 9-12" />
      </svg>
      <VisuallyHidden>Included</VisuallyHidden>
    </>
  );
}
