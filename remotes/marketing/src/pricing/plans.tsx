import type { ReactNode } from 'react';
import { AudienceTabs } from './audience-tabs';
import { PlanCard } from './plan-card';
import { PlanToggle } from './plan-toggle';
import css from './plans.module.css';
import {
  audiences,
  bronze,
  educationPlatinum,
  organizationPlans,
  type Audience,
} from './pricing-content';
import { useView } from './use-view';

/** All plans are in the page; the tabs decide which are shown, and print and readers without script get all. */
export function Plans() {
  const { audience, plan, show } = useView();
  const panel = (id: Audience, children: ReactNode) => (
    <Panel id={id} isChosen={id === audience}>
      {children}
    </Panel>
  );
  return (
    <>
      <AudienceTabs chosen={audience} onChoose={(next) => show({ audience: next })} />
      {panel(
        'industry',
        <>
          <PlanCard {...bronze} />
          <p className={css.bar}>Business Plan</p>
        </>,
      )}
      {panel(
        'education',
        <>
          <PlanCard {...educationPlatinum} />
          <p className={css.footnote}>Pricing is based on volume and complexity.</p>
        </>,
      )}
      {panel(
        'organization',
        <>
          <PlanToggle
            chosen={plan}
            onChoose={(next) => show({ audience: 'organization', plan: next })}
          />
          <PlanCards name="Silver" isChosen={plan === 'silver'} />
          <PlanCards name="Platinum" isChosen={plan === 'platinum'} />
        </>,
      )}
    </>
  );
}

function Panel({
  id,
  isChosen,
  children,
}: {
  id: Audience;
  isChosen: boolean;
  children: ReactNode;
}) {
  const label = audiences.find((audience) => audience.id === id)?.label;
  return (
    <div
      role="tabpanel"
      id={`plans-${id}`}
      aria-labelledby={`tab-${id}`}
      className={css.panel}
      data-chosen={isChosen}
    >
      <h2 className={css.panelTitle}>{label}</h2>
      {children}
    </div>
  );
}

function PlanCards({ name, isChosen }: { name: 'Silver' | 'Platinum'; isChosen: boolean }) {
  const cards = organizationPlans[name === 'Silver' ? 'silver' : 'platinum'];
  return (
    <div className={css.cards} data-chosen={isChosen} role="group" aria-label={`${name} plans`}>
      {cards.map((card) => (
        <PlanCard key={card.title} {...card} />
      ))}
    </div>
  );
}
