import { Button, TextField } from '@site/ui/mui';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { addFilm } from '../../core/edit/films';
import { filmLinkFrom } from '../../core/text/link-from';
import { edit, show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import styles from './dialogs.module.css';

/** Asks where a film is seen. Nothing of it is fetched: the slide holds a poster and the address. */
export function FilmForm() {
  const { store } = useEditor();
  const [address, setAddress] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const link = filmLinkFrom(address);
    if (link === undefined) return setIsRefused(true);
    // The dialog is gone before the poster is there: the poster keeps the focus.
    flushSync(() => show(store, null));
    edit(store, 'Film', (doc) => addFilm(doc, link));
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label="Address of the film"
        type="url"
        hint="YouTube, Vimeo or any page. In the show, in PDF and in PowerPoint a click on the poster opens it in the browser."
        // The dialog is opened in order to type; it gives the focus back when it closes.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        placeholder="vimeo.com/123456789"
        value={address}
        error={isRefused ? NO_FILM : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setIsRefused(false);
        }}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary">
          Add the film
        </Button>
      </div>
    </form>
  );
}

const NO_FILM = 'This is no address of a page that begins with https.';
