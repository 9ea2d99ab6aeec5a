import { useSession, type EndReason } from '@site/session';
import { Notice } from '@site/ui';

const reasons: Record<EndReason, string | undefined> = {
  chosen: undefined,
  'other-tab': 'You signed out in another tab of this browser.',
  elsewhere:
    'Your session has ended: it was signed out on another device, or it was too old. Please sign in again.',
};

/** Tells a person who was signed in a moment ago why they are asked to sign in again. */
export function EndedNotice() {
  const ended = useSession((session) => session.ended);
  const text = ended ? reasons[ended] : undefined;
  if (!text) return null;
  return (
    <Notice kind="info">
      <p>{text}</p>
    </Notice>
  );
}
