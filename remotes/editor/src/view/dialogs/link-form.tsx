import { Button, TextField } from '@site/ui/mui';
import { type SubmitEvent, useState } from 'react';
import { changeEach, type Document } from '../../core/edit/document';
import { textsOf } from '../../core/commands/text';
import { linkFrom } from '../../core/text/link-from';
import { withLink } from '../../core/text/with-link';
import { edit, show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import type { EditorState } from '../../store/editor-store';
import styles from './dialogs.module.css';

/** Where the picked words, or all words of the selected boxes, lead. */
export function LinkForm() {
  const { store } = useEditor();
  const [before] = useState(() => linkNow(store.getState()));
  const [address, setAddress] = useState(before ?? '');
  const [isRefused, setIsRefused] = useState(false);

  function set(link: string | null): void {
    const { typing } = store.getState();
    if (typing) typing.link(link);
    else edit(store, link === null ? 'Remove link' : 'Link', (doc) => linked(doc, link));
    show(store, null);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const link = linkFrom(address);
    if (link === undefined) setIsRefused(true);
    else set(link);
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label="Address"
        type="url"
        // The dialog is opened in order to type; it gives the focus back when it closes.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        placeholder="example.org, or an e-mail address"
        value={address}
        error={isRefused ? REFUSED : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setIsRefused(false);
        }}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary">
          Set link
        </Button>
        {before !== null && (
          <Button variant="secondary" onClick={() => set(null)}>
            Remove link
          </Button>
        )}
      </div>
    </form>
  );
}

const REFUSED = 'This is no web address, e-mail address or telephone number.';

function linkNow({ work, typing }: EditorState): string | null {
  if (typing) return typing.look.link;
  const links = textsOf(work.doc).flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? []));
  return links[0] ?? null;
}

function linked(doc: Document, link: string | null): Document {
  return changeEach(doc, doc.selection, (element) =>
    element.type === 'text' && !element.locked ? withLink(element, link) : element,
  );
}
