import { useSearchParams } from '@site/page/router';
import { useSyncExternalStore } from 'react';
import type { Audience, OrganizationPlanId } from './pricing-content';

/**
 * Selected tab and plan, in the URL so that they can be linked. The page is prerendered without a query, so
 * hydration renders the defaults and the next render the query.
 */
export function usePricingView() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const audience = isHydrated ? readAudience(params) : 'industry';
  const plan = isHydrated ? readPlan(params) : 'silver';
  const setView = (next: { audience: Audience; plan?: OrganizationPlanId }) =>
    setParams(writePricingParams(next), { replace: true, preventScrollReset: true });
  return { audience, plan, setView };
}

export function readAudience(params: URLSearchParams): Audience {
  const audience = params.get('for');
  return audience === 'education' || audience === 'organization' ? audience : 'industry';
}

export function readPlan(params: URLSearchParams): OrganizationPlanId {
  return params.get('plan') === 'platinum' ? 'platinum' : 'silver';
}

/** Defaults stay out of the URL. */
export function writePricingParams({
  audience,
  plan,
}: {
  audience: Audience;
  plan?: OrganizationPlanId;
}): Record<string, string> {
  return {
    ...(audience === 'industry' ? {} : { for: audience }),
    ...(plan === 'platinum' ? { plan } : {}),
  };
}

const subscribeToNothing = () => () => undefined;
