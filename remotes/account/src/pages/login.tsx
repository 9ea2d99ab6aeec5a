import { isStorageBlocked } from '@site/page/browser';
import { Link, Navigate } from '@site/page/router';
import { useSession } from '@site/page/session';
import { getSiteSettings } from '@site/page/settings';
import { useState } from 'react';
import { AuthPageLayout } from '../page/auth-page-layout';
import { dashboardPathOf } from '../dashboard/dashboard-views';
import { BannerNotice } from '../page/banner-notice';
import { useHydratedSearchParams, useIsHydrated } from '../page/use-hydrated-search-params';
import styles from '../login/login.module.css';
import { buildMediatorPath, readNextPath, saveNextPath } from '../login/next-path';
import { SecondStep } from '../login/second-step';
import { SignInForm } from '../login/sign-in-form';
import { SignUpForm } from '../login/sign-up-form';
import { SignUpSteps } from '../login/sign-up-steps';
import { readBanner } from '../rules/read-banner';
import { ButtonLink, Notice, Button } from '@site/ui';
import type { AuthProvider } from '@site/contract';
import { startProviderSignIn } from '../requests/auth';
import { requestErrorMessage } from '../requests/call-supabase';

const SIGN_IN_TEXTS = {
  title: 'Welcome back',
  lead: 'Sign in to your loglines, synopses and decks.',
};
const SIGN_UP_TEXTS = {
  title: 'Create your account',
  lead: 'Enter your name, email and a password. We’ll send one email to confirm the address.',
  picture: 'lostProperty',
  steps: <SignUpSteps current="account" />,
} as const;

export default function LoginPage() {
  const query = useHydratedSearchParams();
  const status = useSession((session) => session.status);
  const email = useSession((session) => session.user?.email);
  const [initialStatus, setInitialStatus] = useState<typeof status>('loading');
  if (initialStatus === 'loading' && status !== 'loading') setInitialStatus(status);

  const pendingUser = useSession((session) => session.pendingUser);
  const [isRecovered, setRecovered] = useState(false);

  const next = isRecovered ? dashboardPathOf('settings') : readNextPath(query);
  const isMember = status === 'member';
  const staysForMessage = initialStatus === 'member' && readBanner(query) !== undefined;
  if (isMember && !staysForMessage) return <Navigate to={buildMediatorPath(next)} replace />;

  if (pendingUser) return <SecondStep user={pendingUser} onRecovered={() => setRecovered(true)} />;

  const isSignUp = query.get('mode') === 'signup';
  return (
    <AuthPageLayout {...(isSignUp ? SIGN_UP_TEXTS : SIGN_IN_TEXTS)}>
      <BannerNotice />
      {isMember && <ContinueNotice email={email} to={buildMediatorPath(next)} />}
      {isSignUp ? <SignUp /> : <SignInForm />}
      <ProviderButtons next={next} />
      <StorageNotice />
      <ModeSwitch isSignUp={isSignUp} next={next} />
    </AuthPageLayout>
  );
}

function SignUp() {
  return (
    <>
      <SignUpForm />
      <p className={styles.terms}>
        Our <Link to="/terms-of-service">Terms of Service</Link> and our{' '}
        <Link to="/privacy-policy">Privacy Policy</Link> apply to your account.
      </p>
    </>
  );
}

/** Shown where nothing can be stored, so that nobody is surprised by a reload. */
function StorageNotice() {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !isStorageBlocked()) return null;
  return (
    <Notice kind="warning">
      <p>
        This browser stores nothing for this site. You can sign in, but a reload or a closed tab
        signs you out. To stay signed in, allow site data.
      </p>
    </Notice>
  );
}

function ModeSwitch({ isSignUp, next }: { isSignUp: boolean; next: string | undefined }) {
  const query = new URLSearchParams({
    ...(isSignUp ? {} : { mode: 'signup' }),
    ...(next && { next }),
  });
  const invitation =
    getSiteSettings().launch === 'open'
      ? 'New here? '
      : 'Sign-up isn’t open yet. Invited by our team? ';
  const to = `/login${query.size > 0 ? `?${query.toString()}` : ''}`;
  return (
    <p className={styles.other}>
      {isSignUp ? 'Already have an account? ' : invitation}
      <Link to={to}>{isSignUp ? 'Sign in instead' : 'Create an account'}</Link>
    </p>
  );
}

/**
 * Shown to a signed-in member who was redirected here with a message. Redirecting on immediately would hide
 * the message and could cause a redirect loop.
 */
function ContinueNotice({ email, to }: { email: string | undefined; to: string }) {
  return (
    <Notice kind="info">
      <p>You are signed in{email ? ` as ${email}` : ''}.</p>
      <p>
        <ButtonLink to={to} size="small">
          Continue
        </ButtonLink>
      </p>
    </Notice>
  );
}

const PROVIDER_NAMES: Record<AuthProvider, string> = { google: 'Google', github: 'GitHub' };

/** Button per sign-in provider of the settings; nothing without providers. */
function ProviderButtons({ next }: { next: string | undefined }) {
  const [failure, setFailure] = useState<string>();
  const providers = getSiteSettings().authProviders;
  if (providers.length === 0) return null;

  async function startSignIn(provider: AuthProvider) {
    saveNextPath(next);
    const result = await startProviderSignIn(provider);
    if (!result.ok)
      setFailure(requestErrorMessage(result.error, 'That service is not available here.'));
  }

  return (
    <div className={styles.providers}>
      <p className={styles.or}>or</p>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      {providers.map((provider) => (
        <Button key={provider} onClick={() => void startSignIn(provider)}>
          Continue with {PROVIDER_NAMES[provider]}
        </Button>
      ))}
    </div>
  );
}
