import { List, ListItem, ListItemButton } from '@site/ui/mui';
import { createEditorDocument } from '../../core/edit/editor-document';
import { listVersions, type DeckVersion } from '../../storage/deck-versions';
import { editDeck, showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { useAsyncValue } from './use-async-value';
import styles from './editor-dialogs.module.css';

/** Stored versions: at most twenty of the last seven days. Restoring is an edit, so it can be undone. */
export function VersionList() {
  const { session } = useEditor();
  const versions = useAsyncValue(async () =>
    session.database ? listVersions(session.database, session.deck.id) : [],
  );
  return versions ? <VersionEntries list={versions} /> : <p role="status">Looking for versions…</p>;
}

function VersionEntries({ list }: { list: readonly DeckVersion[] }) {
  const { store } = useEditor();

  function restore({ deck }: DeckVersion): void {
    editDeck(store, 'Restore an earlier version', (doc) =>
      createEditorDocument({ ...deck, id: doc.deck.id }),
    );
    showDialog(store, null);
  }

  if (list.length === 0)
    return (
      <p>
        No earlier version yet. One is stored when you press Save, and after every five minutes of
        work.
      </p>
    );
  return (
    <>
      <p>Choose a version to bring back. You can undo it.</p>
      <List className={styles['list']}>
        {list.map((version) => (
          <ListItem key={version.savedAt} disablePadding>
            <ListItemButton
              component="button"
              className={styles['choice']}
              onClick={() => restore(version)}
            >
              <span>{new Date(version.savedAt).toLocaleString()}</span>
              <span className={styles['details']}>
                {version.deck.title} · {version.deck.slides.length} slides
              </span>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
