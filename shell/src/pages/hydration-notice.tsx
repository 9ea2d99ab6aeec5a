import { canonicalizePath } from '@site/contract';
import { useLocation } from '@site/router';
import { Button } from '@site/ui';
import { useStore } from 'zustand';
import { pendingHydration } from './pending-hydration';

/** Tells the reader of a page whose module has not loaded that its forms and switches do not respond yet. */
export function HydrationNotice() {
  const { sleeping } = useStore(pendingHydration);
  const { pathname } = useLocation();
  if (!sleeping || canonicalizePath(pathname) !== sleeping.route.path) return null;
  return (
    <div className="site-notice" role="status">
      <p>You can read this page, but some of its buttons do not respond yet.</p>
      <Button size="small" onClick={sleeping.wake}>
        Retry
      </Button>
    </div>
  );
}
