import { useEffect } from 'react';
import type { FailedPageProps } from '../deferred/deferred-modules';
import { LoadError } from '../remotes/load-error';
import { markPageBroken } from './page-changes';
import { PageLoading } from './page-loading';
import { PageUnavailable } from './page-unavailable';

/** Replaces a failed page. A page that threw (other than by failing to load) is retried with the version before it. */
export function FailedPage({ route, error, onRecovered }: FailedPageProps) {
  useEffect(() => {
    if (error instanceof LoadError) return;
    markPageBroken(route, error);
    onRecovered();
  }, [route, error, onRecovered]);
  if (!(error instanceof LoadError)) return <PageLoading />;
  return <PageUnavailable route={route} error={error} onRecovered={onRecovered} />;
}
