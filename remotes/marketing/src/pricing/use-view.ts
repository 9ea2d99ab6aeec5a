import { useSearchParams } from '@site/router';
import { useSyncExternalStore } from 'react';
import type { Audience, Plan } from './pricing-content';

/**
 * Selected tab and plan, in the URL so that they can be linked. The page is prerendered without a query, so
 * hydration renders the defaults and the next render the query.
 */
export function useView() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const audience = isHydrated ? readAudience(params) : 'industry';
  const plan = isHydrated ? readPlan(params) : 'silver';
  const show = (next: { audience: Audience; plan?: Plan }) =>
    setParams(writeView(next), { replace: true, preventScrollReset: true });
  return { audience, plan, show };
}

export function readAudience(params: URLSearchParams): Audience {
  const audience = params.get('for');
  return audience === 'education' || audience === 'organization' ? audience : 'industry';
}

export function readPlan(params: URLSearchParams): Plan {
  return params.get('plan') === 'platinum' ? 'platinum' : 'silver';
}

/** Defaults stay out of the URL. */
export function writeView({
  audience,
  plan,
}: {
  audience: Audience;
  plan?: Plan;
}): Record<string, string> {
  return {
    ...(audience === 'industry' ? {} : { for: audience }),
    ...(plan === 'platinum' ? { plan } : {}),
  };
}

const subscribeToNothing = () => () => undefined;
