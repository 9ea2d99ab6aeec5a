import { useSearchParams } from '@site/router';
import { useSyncExternalStore } from 'react';
import type { Audience, Plan } from './pricing-content';

/**
 * The chosen tab and plan, kept in the URL so that they can be linked. The static page is written
 * without a query, so the first render of a visit shows the defaults, as the page does.
 */
export function useView() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    neverChanges,
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
  const asked = params.get('for');
  return asked === 'education' || asked === 'organization' ? asked : 'industry';
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

const neverChanges = () => () => undefined;
