import { Link } from '@site/page/router';
import { Container } from '@site/ui';
import css from './plan-overview.module.css';
import { audiences, cardIdOf, planOverview, type PlanSummary } from './pricing-content';
import { writePricingParams } from './use-pricing-view';

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
            {planOverview.map((summary) => (
              <OverviewRow key={summary.name} {...summary} />
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  );
}

function OverviewRow({ name, audience, plan, card, madeFor, included }: PlanSummary) {
  const query = new URLSearchParams(writePricingParams({ audience, ...(plan && { plan }) }));
  return (
    <tr>
      <th scope="row">
        <Link to={`/pricing${query.size > 0 ? `?${query.toString()}` : ''}#${cardIdOf(card)}`}>
          {name}
        </Link>
        <span className={css.audience}>{audiences.find(({ id }) => id === audience)?.label}</span>
      </th>
      <td>{madeFor}</td>
      <td>{included}</td>
    </tr>
  );
}
