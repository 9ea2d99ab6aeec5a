import { VisuallyHidden } from '@site/ui';
import { DisclosureSign } from '../disclosure/disclosure-sign';
import css from './feature-details.module.css';
import { PlanTick } from './plan-tick';
import type { FeatureTable } from './pricing-content';

/** Feature table in a `details` that works without script and prints open. */
export function FeatureDetails({ title, caption, columns, groups }: FeatureTable) {
  return (
    <details className={css.details}>
      <summary className={css.bar}>
        {title}
        <DisclosureSign />
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
        {groups.map(({ stage, included, missing = [] }) => (
          <tbody key={stage ?? title}>
            {stage && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={css.stage}>
                  {stage}
                </th>
              </tr>
            )}
            {[...included, ...missing].map((feature) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {columns.map((column) => (
                  <Cell key={column} isIncluded={included.includes(feature)} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  );
}

function Cell({ isIncluded }: { isIncluded: boolean }) {
  if (!isIncluded) return <td className={css.missing}>Not Included</td>;
  return (
    <td>
      <PlanTick label="Included" />
    </td>
  );
}
