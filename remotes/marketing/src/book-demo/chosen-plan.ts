import { useLocation } from '@site/page/router';
import { useEffect } from 'react';

/** Longest name of a plan that a link may bring, in characters: anybody can write a link. */
const MAX_PLAN_LENGTH = 60;

/** Path of the demo form that names the plan from which it was opened; it also reaches a document of its own. */
export function demoPathOf(plan: string): string {
  return `/book-demo?${new URLSearchParams({ plan })}`;
}

/** Begins the message of the demo form with the plan that was chosen on the pricing page. */
export function useChosenPlan(messageId: string): void {
  const { search } = useLocation();
  useEffect(() => {
    const plan = new URLSearchParams(search).get('plan')?.slice(0, MAX_PLAN_LENGTH);
    const message = document.getElementById(messageId);
    if (!plan || !(message instanceof HTMLTextAreaElement)) return;
    const line = `Plan: ${plan}`;
    if (message.value.includes(line)) return;
    message.value = `${line}\n${message.value}`;
    // Forms store their drafts on input.
    message.dispatchEvent(new Event('input', { bubbles: true }));
  }, [messageId, search]);
}
