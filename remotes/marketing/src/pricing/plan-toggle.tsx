import css from './plan-toggle.module.css';
import type { OrganizationPlanId } from './pricing-content';

const plans: { id: OrganizationPlanId; label: string }[] = [
  { id: 'silver', label: 'Silver' },
  { id: 'platinum', label: 'Platinum' },
];

export function PlanToggle({
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
