import { List, ListItem, ListItemButton } from '@site/ui/mui';
import { formatCount } from '../../core/elements/element-labels';
import { addSheet } from '../../effects/open-grid';
import { showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import styles from './editor-dialogs.module.css';

/** Sheets of a workbook that has several; one is added as a table. */
export function SheetList() {
  const { store } = useEditor();
  const sheets = useEditorState((state) => state.importedSheets);
  return (
    <>
      <p>This workbook has several sheets. The one you choose is added to the slide as a table.</p>
      <List className={styles['list']}>
        {sheets.map((sheet, index) => (
          <ListItem key={sheet.name} disablePadding>
            <ListItemButton
              component="button"
              className={styles['choice']}
              // Main question of the dialog, which gives the focus to the table when it closes.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={index === 0}
              onClick={() => {
                // Before the table is added, so that it gets the focus.
                showDialog(store, null);
                addSheet(store, sheet);
              }}
            >
              <span className={styles['entryTitle']}>{sheet.name}</span>
              <span className={styles['details']}>
                {formatCount(sheet.size.rows, 'row')} · {formatCount(sheet.size.columns, 'column')}
              </span>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
