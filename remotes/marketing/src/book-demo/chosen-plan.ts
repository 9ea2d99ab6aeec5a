import { useLocation } from '@site/router';
import { useEffect } from 'react';

/** State of a link to the demo form that names the plan from which it came; the URL stays the same. */
export type PlanState = { plan: string };

/** Begins the message of the demo form with the plan that was chosen on the pricing page. */
export function useChosenPlan(messageId: string): void {
  const state: unknown = useLocation().state;
  useEffect(() => {
    const message = document.getElementById(messageId);
    if (!isPlanState(state) || !(message instanceof HTMLTextAreaElement)) return;
    const line = `Plan: ${state.plan}`;
    if (message.value.includes(line)) return;
    message.value = `${line}\n${message.value}`;
    // Forms store their drafts on input.
    message.dispatchEvent(new Event('input', { bubbles: true }));
  }, [messageId, state]);
}

function isPlanState(state: unknown): state is PlanState {
  return (
    typeof state === 'object' && state !== null && 'plan' in state && typeof state.plan === 'string'
  );
}
