import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { late, loadLateParts, type Failed } from '../late/late';
import { PlainFailure } from '../late/plain-failure';
import { PageLoading } from './page-loading';

/** Replaces a failed page: by the deferred error page, or by the minimal one when the deferred chunk fails too. */
export function PageFailure(props: Failed): ReactNode {
  const { modules } = useStore(late);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void loadLateParts().then((loaded) => setFailed(!loaded)), []);
  if (modules) return <modules.FailedPage {...props} />;
  return hasFailed ? <PlainFailure /> : <PageLoading />;
}
