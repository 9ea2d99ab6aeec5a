import { Button, Notice } from '@site/ui/mui';
import { useRef, useState } from 'react';
import { listSessions, type MemberSession, signOutOthers } from '../requests/auth';
import { requestErrorMessage } from '../requests/call-supabase';
import { deviceNameOf } from '@site/page/browser';
import { formatLongDate } from './dashboard-member';
import styles from './dashboard-views.module.css';
import { useAsyncData } from './use-async-data';
import { useNavigate } from '@site/page/router';
import { signOut } from '@site/page/session';
import { buildLoginPath } from '../auth-redirect/choose-redirect-path';
import { messages } from '../messages';
import { clearAllFormDrafts } from './clear-all-form-drafts';

/** Devices on which the member is signed in, and ways to end their sessions. */
export function SessionsPanel({ userId }: { userId: string }) {
  const { data, reload } = useAsyncData(listSessions, userId);
  const [failure, setFailure] = useState<string>();
  const [hasEnded, setEnded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const sessions = data.kind === 'ready' ? data.value : [];

  async function endOthers() {
    const result = await signOutOthers();
    setFailure(
      result.ok
        ? undefined
        : requestErrorMessage(result.error, 'Your other devices are still signed in.'),
    );
    setEnded(result.ok);
    // The pressed button goes with the last of the others.
    if (result.ok) list.current?.focus();
    reload();
  }

  return (
    <>
      {/* Above the list, which arrives later and must move nothing that is pressed. */}
      <SignOutButton />
      {(failure || data.kind === 'error') && (
        <Notice kind="error">
          <p>{failure ?? 'Your devices couldn’t be loaded. Reload the page to try again.'}</p>
        </Notice>
      )}
      {hasEnded && (
        <Notice kind="success">
          <p>Your other devices are signed out.</p>
        </Notice>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        className={styles.sessions}
        aria-label="Recent sign-ins"
        aria-busy={data.kind === 'loading'}
      >
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button onClick={() => void endOthers()}>Sign out other devices</Button>
      )}
    </>
  );
}

function SessionItem({ session }: { session: MemberSession }) {
  const { created_at, last_used_at, user_agent, is_current } = session;
  const [signedIn, lastUsed] = [formatTime(created_at), formatTime(last_used_at)];
  return (
    <li>
      <span>
        {deviceNameOf(user_agent)}
        {is_current && <strong> · this device</strong>}
      </span>
      <span className={styles.date}>
        Signed in <time dateTime={created_at}>{signedIn}</time>
        {lastUsed !== signedIn && (
          <>
            , last used <time dateTime={last_used_at}>{lastUsed}</time>
          </>
        )}
      </span>
    </li>
  );
}

function formatTime(at: string): string {
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${formatLongDate(at)}, ${time}`;
}

function SignOutButton() {
  const navigate = useNavigate();

  async function signOutEverywhere() {
    clearAllFormDrafts();
    const isConfirmed = await signOut('global');
    await navigate(
      buildLoginPath(isConfirmed ? messages.signedOutEverywhere : messages.signedOutHere),
    );
  }

  return <Button onClick={() => void signOutEverywhere()}>Sign out everywhere</Button>;
}
