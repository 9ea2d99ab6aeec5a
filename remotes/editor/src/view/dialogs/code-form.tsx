import { Button, TextField } from '@site/ui/mui';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { addNew } from '../../core/edit/new-elements';
import { createCode } from '../../core/model/create';
import { codeLinkFrom } from '../../core/text/link-from';
import { edit, show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import styles from './dialogs.module.css';

/** Asks where a new QR code leads. */
export function CodeForm() {
  const { store } = useEditor();
  const [address, setAddress] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const link = codeLinkFrom(address);
    if (link === undefined) return setIsRefused(true);
    // The dialog is gone before the code is there: the code keeps the focus.
    flushSync(() => show(store, null));
    edit(store, 'QR code', (doc) => addNew(doc, createCode(link)));
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label="Where it leads"
        type="url"
        hint="A trailer, a look book, your page. Short addresses make codes that are read from further away."
        // The dialog is opened in order to type; it gives the focus back when it closes.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        placeholder="example.org/trailer"
        value={address}
        error={isRefused ? NO_CODE_LINK : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setIsRefused(false);
        }}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary">
          Add QR code
        </Button>
      </div>
    </form>
  );
}

const NO_CODE_LINK =
  'This is no web address, e-mail address or telephone number of up to 500 characters.';
