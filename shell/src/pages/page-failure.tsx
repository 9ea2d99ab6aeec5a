import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  deferredModulesStore,
  loadDeferredModules,
  type FailedPageProps,
} from '../deferred/deferred-modules';
import { FallbackErrorPage } from '../deferred/fallback-error-page';
import { PageLoading } from './page-loading';

/** Replaces a failed page: by the deferred error page, or by the minimal one when the deferred chunk fails too. */
export function PageFailure(props: FailedPageProps): ReactNode {
  const { modules } = useStore(deferredModulesStore);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void loadDeferredModules().then((loaded) => setFailed(!loaded)), []);
  if (modules) return <modules.FailedPage {...props} />;
  return hasFailed ? <FallbackErrorPage /> : <PageLoading />;
}
