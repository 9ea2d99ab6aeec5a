import { useNavigate } from '@site/router';
import { signOut } from '@site/session';
import { destinationOf } from '../arrival/destination';
import { useStep } from '../arrival/use-step';
import { WorkingPage } from '../arrival/working-page';
import { useQuery } from '../page/use-query';
import { readNext } from '../login/next-path';
import { readFreeTrial } from '../requests/read-free-trial';
import { readUser } from '../requests/read-user';

export default function MediatorPage() {
  const navigate = useNavigate();
  const next = readNext(useQuery());

  useStep(async () => {
    const user = await readUser();
    // Signs out of a session that the server refuses: /login would redirect back here forever.
    if (!user.ok && user.problem.kind === 'refused') await signOut();
    const responses = user.ok
      ? { user, profile: await readFreeTrial(user.value.id), next }
      : { user, next };
    await navigate(destinationOf(responses), { replace: true });
  });

  return <WorkingPage slug="INT. CORRIDOR — CONTINUOUS">Processing authentication...</WorkingPage>;
}
