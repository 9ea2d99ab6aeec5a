import { Button } from '@site/ui/mui';
import { useMemo, useState } from 'react';
import { keepInAccount } from '../../../account-sync/start-account-sync';
import controls from '../../../controls/controls.module.css';
import { listOpenFindings } from '../../../film/open-findings';
import { listDeckLinks } from '../../../storage/account/deck-links';
import type { AccountSyncState } from '../../../store/account-sync-state';
import { useEditor, useEditorState } from '../../../store/editor-context';
import styles from '../editor-dialogs.module.css';
import { OpenFindings } from '../export/submit-row';
import { useAsyncValue } from '../use-async-value';
import { LinkList } from './link-list';
import { NewLinkForm } from './new-link-form';

/** Links to the open deck, and a form for a new one. A link shows the account's copy, so the deck has to be there. */
export function ShareForm() {
  const editor = useEditor();
  const kind = useEditorState(({ accountSync }) => accountSync?.kind);
  if (kind === undefined || kind === 'local' || kind === 'deleted')
    return (
      <div className={styles['form']}>
        <p>
          A link shows the copy of this deck in your account. This deck is in this browser only.
        </p>
        <div className={styles['row']}>
          <Button variant="primary" onClick={() => void keepInAccount(editor)}>
            Keep in account
          </Button>
        </div>
        <p className={controls['hint']}>
          All decks of this browser are kept in your account from then on.
        </p>
      </div>
    );
  return <DeckLinks problem={PROBLEMS[kind]} isSaved={kind === 'saved'} />;
}

/** Reasons for which no new link can be made. Links that there are can be ended all the same. */
const PROBLEMS: Partial<Record<AccountSyncState['kind'], string>> = {
  asked: 'Your deck is being saved to your account…',
  saving: 'Your deck is being saved to your account…',
  waiting: 'Your account can’t be reached. Check your connection; the editor keeps trying.',
  refused:
    'Your account couldn’t take this deck, so it can’t be shared by a link. Export a PDF instead, or make the deck smaller.',
  outdated: 'A newer editor changed this deck. Reload the page, then share it.',
};

function DeckLinks({ problem, isSaved }: { problem: string | undefined; isSaved: boolean }) {
  const { ownerId, session } = useEditor();
  const deck = useEditorState((state) => state.committedDeck);
  const findings = useMemo(() => listOpenFindings(deck), [deck]);
  const [reloadKey, setReloadKey] = useState(0);
  const links = useAsyncValue(
    () => listDeckLinks(ownerId, session.deck.id).catch(() => null),
    reloadKey,
  );
  const reload = () => setReloadKey(reloadKey + 1);
  return (
    <div className={styles['form']}>
      {findings.length > 0 && <OpenFindings heading="Before you share" findings={findings} />}
      <NewLinkForm problem={problem} isSaved={isSaved} onCreate={reload} />
      {links === null && (
        <p role="alert">
          Your links couldn’t be loaded. Check your connection, then open this again.
        </p>
      )}
      {links && links.length > 0 && <LinkList links={links} onChange={reload} />}
    </div>
  );
}
