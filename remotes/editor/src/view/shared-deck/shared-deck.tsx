import { Link, usePageTitle } from '@site/page/router';
import { getSiteSettings } from '@site/page/settings';
import { BrandMark, Button, ButtonLink, PasswordField } from '@site/ui';
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../deferred/lazy-component';
import { derivePasswordKey } from '../../storage/account/deck-link-secret';
import {
  type DeckLinkKeys,
  openDeckLink,
  type SharedDeck as SharedDeckState,
} from '../../storage/account/open-deck-link';
import { type SharedDeckTerm, sharedDeckTermOf, visitorLanguage } from './shared-deck-terms';
import styles from './shared-deck.module.css';

const loadSlides = () => import('./shared-slides').then((module) => module.SharedSlides);

const SharedSlides = lazyComponent(loadSlides, {
  pending: (
    <Message>
      <Opening />
    </Message>
  ),
  Fallback: ({ retry }) => (
    <Message>
      <Failure kind="offline" onRetry={() => void retry()} />
    </Message>
  ),
});

/** Deck of a link, or why it is not shown. */
export function SharedDeck({ linkId, secret }: { linkId: string; secret: string }) {
  const [keys, setKeys] = useState<DeckLinkKeys>({ linkId, secret, passwordKey: null });
  const [shared, setShared] = useState<SharedDeckState | null>(null);
  const open = useCallback(async (next: DeckLinkKeys) => {
    setKeys(next);
    setShared(await openDeckLink(next));
  }, []);
  useOpening(() => void open(keys));
  usePageTitle(shared?.kind === 'open' ? shared.deck.title : undefined);
  if (shared?.kind === 'open') return <SharedSlides shared={shared} keys={keys} />;
  return (
    // One `main` for all messages, so that who has followed the skip link keeps the focus.
    <Message>
      {shared ? (
        <ClosedDeck
          kind={shared.kind}
          onRetry={() => void open(keys)}
          onPassword={async (password) =>
            open({ ...keys, passwordKey: await derivePasswordKey(password, secret) })
          }
        />
      ) : (
        <Opening />
      )}
    </Message>
  );
}

/** Why the deck is not shown, and what to do. */
function ClosedDeck({
  kind,
  onRetry,
  onPassword,
}: {
  kind: Exclude<SharedDeckState['kind'], 'open'>;
  onRetry: () => void;
  onPassword: (password: string) => Promise<void>;
}) {
  if (kind === 'password' || kind === 'wrong-password' || kind === 'wait')
    return <PasswordForm error={PASSWORD_ERRORS[kind]} onSubmit={onPassword} />;
  return <Failure kind={kind} onRetry={onRetry} />;
}

const PASSWORD_ERRORS: Record<'password' | 'wrong-password' | 'wait', SharedDeckTerm | undefined> =
  {
    password: undefined,
    'wrong-password': 'That password is incorrect. Check it, then try again.',
    wait: 'There were too many incorrect passwords. Try again in an hour.',
  };

/** Opens the link once, which counts, and loads the code of slides meanwhile. */
function useOpening(open: () => void): void {
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    loadSlides().catch(() => undefined);
    open();
  }, [open]);
}

function Opening() {
  return (
    <h1 className={styles['heading']} role="status">
      {sharedDeckTermOf('Opening the deck…')}
    </h1>
  );
}

const FAILURES = {
  missing: [
    'This address shows no deck.',
    'Check that you have the whole address, or ask for a new link.',
  ],
  ended: ['This link has ended.', 'Ask the person who sent it for a new one.'],
  offline: ['The deck couldn’t be loaded.', 'Check your connection, then try again.'],
  unreadable: [
    'The deck couldn’t be loaded.',
    'It may be too large for this browser. Try again on a computer, or ask for a PDF.',
  ],
} as const satisfies Record<string, readonly [SharedDeckTerm, SharedDeckTerm]>;

function Failure({ kind, onRetry }: { kind: keyof typeof FAILURES; onRetry: () => void }) {
  const [title, advice] = FAILURES[kind];
  const canRetry = kind === 'offline' || kind === 'unreadable';
  return (
    <>
      <div role="alert">
        <h1 className={styles['heading']}>{sharedDeckTermOf(title)}</h1>
        <p>{sharedDeckTermOf(advice)}</p>
      </div>
      {canRetry ? (
        <Button variant="primary" onClick={onRetry}>
          {sharedDeckTermOf('Try again')}
        </Button>
      ) : (
        <ButtonLink to="/">{sharedDeckTermOf('Go to the home page')}</ButtonLink>
      )}
    </>
  );
}

function PasswordForm({
  error,
  onSubmit,
}: {
  error: SharedDeckTerm | undefined;
  onSubmit: (password: string) => Promise<void>;
}) {
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    await onSubmit(password);
    setIsBusy(false);
  }

  return (
    <>
      <h1 className={styles['heading']}>{sharedDeckTermOf('This deck has a password.')}</h1>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <PasswordField
          id="password"
          name="password"
          label={sharedDeckTermOf('Password')}
          toggleLabels={{
            show: sharedDeckTermOf('Show'),
            hide: sharedDeckTermOf('Hide'),
            subject: sharedDeckTermOf('Password'),
          }}
          error={error && sharedDeckTermOf(error)}
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          required
        />
        <Button type="submit" variant="primary" disabled={isBusy}>
          {sharedDeckTermOf('Open deck')}
        </Button>
      </form>
    </>
  );
}

function Message({ children }: { children: ReactNode }) {
  const { brand } = getSiteSettings();
  return (
    <div lang={visitorLanguage()}>
      <header className={styles['bar']}>
        <Link to="/" className={styles['brand']}>
          <BrandMark /> {brand.name}
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={styles['message']}>
        {children}
      </main>
    </div>
  );
}
