import type { AuthProvider } from '@site/contract';
import { getSiteSettings } from '@site/settings';
import { Button, Notice } from '@site/ui';
import { useState } from 'react';
import { requestErrorMessage } from '../requests/call-supabase';
import { startProviderSignIn } from '../requests/sign-in';
import styles from './login.module.css';
import { saveNextPath } from './next-path';

const PROVIDER_NAMES: Record<AuthProvider, string> = { google: 'Google', github: 'GitHub' };

/** Button per sign-in provider of the settings; nothing without providers. */
export function ProviderButtons({ next }: { next: string | undefined }) {
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
