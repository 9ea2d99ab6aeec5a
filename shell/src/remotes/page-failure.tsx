import type { SiteRoute } from '@site/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { late, loadLateParts } from '../late/late';
import { PlainFailure } from '../late/plain-failure';
import { PageLoading } from './page-loading';

/** In place of a page that failed: what comes late decides what to do, plain words speak when it does not come. */
export function PageFailure(failed: {
  route: SiteRoute;
  error: unknown;
  onMended: () => void;
}): ReactNode {
  const { parts } = useStore(late);
  const [isAlone, setAlone] = useState(false);
  useEffect(() => void loadLateParts().then((here) => setAlone(!here)), []);
  if (parts) return <parts.FailedPage {...failed} />;
  return isAlone ? <PlainFailure /> : <PageLoading />;
}
