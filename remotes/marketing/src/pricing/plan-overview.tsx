import { Link } from '@site/page/router';
import { Container, VisuallyHidden } from '@site/ui';
import css from './plan-overview.module.css';
import { listsFeature } from './lists-feature';
import { cardIdOf, comparedFeatures, planOverview, type PlanSummary } from './pricing-content';
import { PlanTick } from './plan-tick';
import { writePricingParams } from './use-pricing-view';

/** All plans beside each other: whom each is for, and what its card lists. */
export function PlanOverview() {
  return (
    <section className={`${css.section} ui-later`} aria-labelledby="plan-overview">
      <Container>
        <h2 id="plan-overview">All plans side by side</h2>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Feature</VisuallyHidden>
              </th>
              {planOverview.map((summary) => (
                <PlanHeading key={summary.name} {...summary} />
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedFeatures.map(({ label, word }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {planOverview.map(({ name, card }) => (
                  <FeatureCell key={name} plan={name} isListed={listsFeature(card, word)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.note}>
          A dash means that the plan doesn’t list it. Tell us in the demo if you need it.
        </p>
      </Container>
    </section>
  );
}

function PlanHeading({ name, audience, plan, card, madeFor }: PlanSummary) {
  const query = new URLSearchParams(writePricingParams({ audience, ...(plan && { plan }) }));
  return (
    <th scope="col" data-sign={signOf(name)}>
      <Link to={`/pricing${query.size > 0 ? `?${query.toString()}` : ''}#${cardIdOf(card)}`}>
        {name}
      </Link>
      <span className={css.madeFor}>{madeFor}</span>
    </th>
  );
}

/** Tick or dash. On a phone the tick is the sign of the plan, as the names of the columns stand far above. */
function FeatureCell({ plan, isListed }: { plan: string; isListed: boolean }) {
  if (!isListed)
    return (
      <td className={css.unlisted}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Not listed</VisuallyHidden>
      </td>
    );
  return (
    <td data-sign={signOf(plan)}>
      <PlanTick label="Listed" />
    </td>
  );
}

/** First letters of a name: "PE" for "Platinum for education". */
function signOf(name: string): string {
  const words = name.split(' ').filter((word) => word !== 'for');
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}
