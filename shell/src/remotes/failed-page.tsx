import { useEffect } from 'react';
import type { Failed } from '../late/late';
import { LoadError } from './load-error';
import { blamePage } from './page-changes';
import { PageLoading } from './page-loading';
import { PageUnavailable } from './page-unavailable';

/** Replaces a failed page. A page that threw (other than by failing to load) is retried with the version before it. */
export function FailedPage({ route, error, onMended }: Failed) {
  useEffect(() => {
    if (error instanceof LoadError) return;
    blamePage(route, error);
    onMended();
  }, [route, error, onMended]);
  if (!(error instanceof LoadError)) return <PageLoading />;
  return <PageUnavailable route={route} error={error} onMended={onMended} />;
}
