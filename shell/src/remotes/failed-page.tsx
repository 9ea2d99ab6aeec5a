import { useEffect } from 'react';
import type { Failed } from '../late/late';
import { LoadError } from './load-error';
import { blamePage } from './page-changes';
import { PageLoading } from './page-loading';
import { PageUnavailable } from './page-unavailable';

/** In place of a page that failed. One that threw, and not for want of its code, makes room for the version before it. */
export function FailedPage({ route, error, onMended }: Failed) {
  useEffect(() => {
    if (error instanceof LoadError) return;
    blamePage(route, error);
    onMended();
  }, [route, error, onMended]);
  if (!(error instanceof LoadError)) return <PageLoading />;
  return <PageUnavailable route={route} error={error} onMended={onMended} />;
}
