import { flushSync } from 'react-dom';
import { addFilm } from '../../core/edit/films';
import { filmLinkFrom } from '../../core/text/link-from';
import { edit, show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { AddressForm } from './address-form';

/** Asks for the URL of a video. Nothing is fetched: the slide holds a poster and the URL. */
export function FilmForm() {
  const { store } = useEditor();

  function add(link: string): void {
    // Closes the dialog first, so that the new poster keeps the focus.
    flushSync(() => show(store, null));
    edit(store, 'Video link', (doc) => addFilm(doc, link));
  }

  return (
    <AddressForm
      label="Video address"
      hint="YouTube, Vimeo or any page. When presenting, in PDF and in PowerPoint, a click on the poster opens it in the browser."
      placeholder="vimeo.com/123456789"
      errorMessage="Enter a web address that starts with https."
      parse={filmLinkFrom}
      submitLabel="Add video link"
      onSubmit={add}
    />
  );
}
