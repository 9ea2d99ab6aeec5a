import type { AuthProvider } from '@site/contract';
import { siteSettings } from '@site/settings';
import { Button, Notice } from '@site/ui';
import { useState } from 'react';
import { sayProblem } from '../requests/outcome';
import { startProviderSignIn } from '../requests/start-provider-sign-in';
import styles from './login.module.css';
import { keepNext } from './next-path';

const PROVIDER_NAMES: Record<AuthProvider, string> = { google: 'Google', github: 'GitHub' };

/** Button per sign-in provider of the settings; nothing without providers. */
export function ProviderButtons({ next }: { next: string | undefined }) {
  const [failure, setFailure] = useState<string>();
  const providers = siteSettings().authProviders;
  if (providers.length === 0) return null;

  async function startSignIn(provider: AuthProvider) {
    keepNext(next);
    const result = await startProviderSignIn(provider);
    if (!result.ok) setFailure(sayProblem(result.problem, 'That service is not available here.'));
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
