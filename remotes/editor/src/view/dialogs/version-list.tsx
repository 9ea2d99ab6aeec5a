import { List, ListItem, ListItemButton } from '@site/ui/mui';
import { openDocument } from '../../core/edit/document';
import { listVersions, type Version } from '../../storage/versions';
import { edit, show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { useLoaded } from './use-loaded';
import styles from './dialogs.module.css';

/** Stored versions: at most twenty of the last seven days. Restoring is an edit, so it can be undone. */
export function VersionList() {
  const { session } = useEditor();
  const versions = useLoaded(async () =>
    session.database ? listVersions(session.database, session.deck.id) : [],
  );
  return versions ? <Versions list={versions} /> : <p role="status">Looking for versions…</p>;
}

function Versions({ list }: { list: readonly Version[] }) {
  const { store } = useEditor();

  function restore({ deck }: Version): void {
    edit(store, 'Restore an earlier version', (doc) => openDocument({ ...deck, id: doc.deck.id }));
    show(store, null);
  }

  if (list.length === 0)
    return (
      <p>
        No earlier version yet. One is kept when you press Save, and every five minutes of work.
      </p>
    );
  return (
    <>
      <p>Choose a version to bring back. You can undo it.</p>
      <List className={styles['list']}>
        {list.map((version) => (
          <ListItem key={version.at} disablePadding>
            <ListItemButton
              component="button"
              className={styles['choice']}
              onClick={() => restore(version)}
            >
              <span>{new Date(version.at).toLocaleString()}</span>
              <span className={styles['meta']}>
                {version.deck.title} · {version.deck.slides.length} slides
              </span>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
