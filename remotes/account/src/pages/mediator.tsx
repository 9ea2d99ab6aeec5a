import { useNavigate } from '@site/page/router';
import { sessionStore, signOut } from '@site/page/session';
import { chooseRedirectPath } from '../auth-redirect/choose-redirect-path';
import { useRunOnce } from '../page/use-run-once';
import { ProgressPage } from '../auth-redirect/progress-page';
import { useHydratedSearchParams } from '../page/use-hydrated-search-params';
import { buildSecondStepPath, readNextPath } from '../login/next-path';
import { readFreeTrial } from '../requests/profile';
import { readUser } from '../requests/user';

export default function MediatorPage() {
  const navigate = useNavigate();
  const next = readNextPath(useHydratedSearchParams());

  useRunOnce(async () => {
    const user = await readUser();
    // Signs out of a session that the server refuses: /login would redirect back here forever.
    if (!user.ok && user.error.kind === 'refused') await signOut();
    if (sessionStore.getState().pendingUser)
      return navigate(buildSecondStepPath(next), { replace: true });
    const responses = user.ok
      ? { user, profile: await readFreeTrial(user.value.id), next }
      : { user, next };
    await navigate(chooseRedirectPath(responses), { replace: true });
  });

  return <ProgressPage>Processing authentication...</ProgressPage>;
}
