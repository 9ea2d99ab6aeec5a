import { Button, PasswordField } from '@site/ui/mui';
import { type SubmitEvent, useState } from 'react';
import { ChoiceField } from '../../../controls/choice-field';
import controls from '../../../controls/controls.module.css';
import { createDeckLink } from '../../../storage/account/deck-links';
import { announceInEditor } from '../../../store/editor-actions';
import { useEditor } from '../../../store/editor-context';
import styles from '../editor-dialogs.module.css';
import { copyLink } from './copy-link';
import { linkErrorMessage } from './link-error-message';

const CONTENTS = { latest: 'Always the latest', fixed: 'As it is now' } as const;

const ENDS = { never: 'When you end it', week: 'In 7 days', month: 'In 30 days' } as const;

const DAY_MS = 86_400_000;
const END_DAYS: Readonly<Record<keyof typeof ENDS, number | null>> = {
  never: null,
  week: 7,
  month: 30,
};

/** @param props `problem`: reason for which no link can be made now; `isSaved`: all of the deck is in the account */
export function NewLinkForm({
  problem,
  isSaved,
  onCreate,
}: {
  problem: string | undefined;
  isSaved: boolean;
  onCreate: () => void;
}) {
  const { store, ownerId, session } = useEditor();
  const [content, setContent] = useState<keyof typeof CONTENTS>('latest');
  const [end, setEnd] = useState<keyof typeof ENDS>('never');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !isSaved) return;
    setIsBusy(true);
    setMessage('Creating link…');
    const days = END_DAYS[end];
    const endsAt = days === null ? null : new Date(Date.now() + days * DAY_MS);
    const options = { isFixed: content === 'fixed', password, endsAt };
    try {
      const address = await createDeckLink(ownerId, session.deck.id, options);
      setMessage((await copyLink(address)) ? 'Link created and copied.' : 'Link created.');
      announceInEditor(store, 'Link created');
      setPassword('');
      onCreate();
    } catch (cause) {
      setMessage(linkErrorMessage(cause));
    }
    setIsBusy(false);
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void create(event)}>
      <p className={controls['hint']}>
        Anybody who has the link can look at this deck, without an account. Notes, comments and
        hidden slides are left out.
      </p>
      <ChoiceField label="Shows the deck" value={content} labels={CONTENTS} onChange={setContent} />
      <ChoiceField label="Ends" value={end} labels={ENDS} onChange={setEnd} />
      <PasswordField
        id="link-password"
        label="Password (optional)"
        autoComplete="new-password"
        value={password}
        maxLength={200}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary" aria-busy={isBusy} disabled={!isSaved}>
          Create link
        </Button>
        <span role="status">{problem ?? message}</span>
      </div>
    </form>
  );
}
