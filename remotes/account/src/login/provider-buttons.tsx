import { siteSettings } from '@site/settings';
import { Button, Notice } from '@site/ui';
import { useState } from 'react';
import { sayProblem } from '../requests/outcome';
import { startProviderSignIn, type Provider } from '../requests/start-provider-sign-in';
import styles from './login.module.css';
import { keepNext } from './next-path';

const names: Record<Provider, string> = { google: 'Google', github: 'GitHub' };

/** One button for each sign-in service that the settings name; nothing when they name none. */
export function ProviderButtons({ next }: { next: string | undefined }) {
  const [failure, setFailure] = useState<string>();
  const providers = siteSettings().authProviders;
  if (providers.length === 0) return null;

  async function leaveFor(provider: Provider) {
    keepNext(next);
    const outcome = await startProviderSignIn(provider);
    if (!outcome.ok) setFailure(sayProblem(outcome.problem, 'That service is not available here.'));
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
        <Button key={provider} onClick={() => void leaveFor(provider)}>
          Continue with {names[provider]}
        </Button>
      ))}
    </div>
  );
}
