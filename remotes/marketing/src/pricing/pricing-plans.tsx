import { useEffect, type ReactNode } from 'react';
import { AudienceTabs } from './audience-tabs';
import { PlanCard } from './plan-card';
import css from './pricing-plans.module.css';
import {
  audiences,
  bronze,
  educationPlatinum,
  organizationPlans,
  type Audience,
  type OrganizationPlanId,
} from './pricing-content';
import { usePricingView } from './use-pricing-view';

/** All plans are in the HTML, for print and for visitors without script; the tabs hide the others. */
export function PricingPlans() {
  const { audience, plan, setView } = usePricingView();
  // The browser could not scroll to a card that was hidden when the page was opened.
  useEffect(() => {
    const card = document.getElementById(location.hash.slice(1));
    if (audience !== 'industry') card?.scrollIntoView();
  }, [audience, plan]);
  const panel = (id: Audience, children: ReactNode) => (
    <Panel id={id} isSelected={id === audience}>
      {children}
    </Panel>
  );
  return (
    <>
      <AudienceTabs selected={audience} onSelect={(next) => setView({ audience: next })} />
      {panel('industry', <PlanCard {...bronze} />)}
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
            selected={plan}
            onSelect={(next) => setView({ audience: 'organization', plan: next })}
          />
          <PlanCards name="Silver" isSelected={plan === 'silver'} />
          <PlanCards name="Platinum" isSelected={plan === 'platinum'} />
        </>,
      )}
    </>
  );
}

function Panel({
  id,
  isSelected,
  children,
}: {
  id: Audience;
  isSelected: boolean;
  children: ReactNode;
}) {
  const label = audiences.find((audience) => audience.id === id)?.label;
  return (
    <div
      role="tabpanel"
      id={`plans-${id}`}
      aria-labelledby={`tab-${id}`}
      className={css.panel}
      data-selected={isSelected}
    >
      <h2 className={css.panelTitle}>{label}</h2>
      {children}
    </div>
  );
}

function PlanCards({ name, isSelected }: { name: 'Silver' | 'Platinum'; isSelected: boolean }) {
  const cards = organizationPlans[name === 'Silver' ? 'silver' : 'platinum'];
  return (
    <div className={css.cards} data-selected={isSelected} role="group" aria-label={`${name} plans`}>
      {cards.map((card) => (
        <PlanCard key={card.title} {...card} />
      ))}
    </div>
  );
}

const plans: { id: OrganizationPlanId; label: string }[] = [
  { id: 'silver', label: 'Silver' },
  { id: 'platinum', label: 'Platinum' },
];

function PlanToggle({
  selected,
  onSelect,
}: {
  selected: OrganizationPlanId;
  onSelect: (next: OrganizationPlanId) => void;
}) {
  return (
    <div role="group" aria-label="Plan" className={`${css.toggle} ui-no-print`}>
      {plans.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={css.choice}
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
