import css from './plan-toggle.module.css';
import type { Plan } from './pricing-content';

const plans: { id: Plan; label: string }[] = [
  { id: 'silver', label: 'Silver' },
  { id: 'platinum', label: 'Platinum' },
];

export function PlanToggle({
  selected,
  onSelect,
}: {
  selected: Plan;
  onSelect: (next: Plan) => void;
}) {
  return (
    <div role="group" aria-label="Plan" className={css.toggle}>
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
