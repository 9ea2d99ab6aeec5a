import { VisuallyHidden } from '@site/ui';
import css from './plan-tick.module.css';

/** Sign in a table that a plan has a feature, with its text for screen readers. */
export function PlanTick({ label }: { label: string }) {
  return (
    <>
      <svg className={css.tick} viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 13 5 5 9-12" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
