import { ButtonLink } from '@site/ui';
import { demoPathOf } from '../book-demo/chosen-plan';
import { InlineMarkup } from '../sections/inline-markup';
import { FeatureDetails } from './feature-details';
import css from './plan-card.module.css';
import { cardIdOf, PRICE_LABEL, type PlanCardContent } from './pricing-content';

/** Plan set like a ticket: the offer on the stub, the features beside it, the table below. */
export function PlanCard({ title, note, listTitle, features, table, bar }: PlanCardContent) {
  return (
    <article id={cardIdOf(title)} className={css.card}>
      <div className={css.ticket}>
        <div className={css.stub}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.note}>
            <InlineMarkup text={note} />
          </p>
          <p className={css.price}>{PRICE_LABEL}</p>
          <ButtonLink
            to={demoPathOf(title)}
            variant="primary"
            className={`${css.start} ui-no-print`}
          >
            Get Started
          </ButtonLink>
        </div>
        <div className={css.list}>
          <h4 className={css.listTitle}>{listTitle}</h4>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        {table && (
          <div className={css.table}>
            <FeatureDetails {...table} />
          </div>
        )}
        {bar && <p className={css.bar}>{bar}</p>}
      </div>
    </article>
  );
}
