import { Link } from '@site/router';
import { Container } from '@site/ui';
import { InlineMarkup } from '../sections/inline-markup';
import css from './plan-overview.module.css';
import {
  audiences,
  bronze,
  educationPlatinum,
  organizationPlans,
  type Audience,
  type OrganizationPlanId,
  type PlanCardContent,
} from './pricing-content';
import { writePricingParams } from './use-pricing-view';

interface PlanRow {
  readonly audience: Audience;
  readonly plan?: OrganizationPlanId;
  readonly card: PlanCardContent;
}

const rows: readonly PlanRow[] = [
  { audience: 'industry', card: bronze },
  { audience: 'education', card: educationPlatinum },
  ...(['silver', 'platinum'] as const).flatMap((plan) =>
    organizationPlans[plan].map((card) => ({ audience: 'organization' as const, plan, card })),
  ),
];

/** All plans below each other: whom each is for, and what it adds. */
export function PlanOverview() {
  return (
    <section className={`${css.section} ui-later`} aria-labelledby="plan-overview">
      <Container>
        <h2 id="plan-overview">All plans side by side</h2>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Made for</th>
              <th scope="col">What’s included</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <OverviewRow key={row.card.title} {...row} />
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  );
}

function OverviewRow({ audience, plan, card }: PlanRow) {
  const { title, note, listTitle, features } = card;
  const query = new URLSearchParams(writePricingParams({ audience, ...(plan && { plan }) }));
  return (
    <tr>
      <th scope="row">
        <Link to={`/pricing${query.size > 0 ? `?${query.toString()}` : ''}`}>{title}</Link>
        <span className={css.audience}>{audiences.find(({ id }) => id === audience)?.label}</span>
      </th>
      <td>
        <InlineMarkup text={note} />
      </td>
      <td>
        {listTitle.startsWith('Everything') && <span className={css.before}>{listTitle}</span>}
        <ul className={css.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
