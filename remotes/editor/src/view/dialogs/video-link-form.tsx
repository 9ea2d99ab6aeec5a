import { flushSync } from 'react-dom';
import { addVideoLink } from '../../elements/image/video-links';
import { parseVideoLink } from '../../core/text/parse-link';
import { editDeck, showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { UrlForm } from './url-form';

/** Asks for the URL of a video. Nothing is fetched: the slide holds a poster and the URL. */
export function VideoLinkForm() {
  const { store } = useEditor();

  function add(link: string): void {
    // Closes the dialog first, so that the new poster keeps the focus.
    flushSync(() => showDialog(store, null));
    editDeck(store, 'Video link', (doc) => addVideoLink(doc, link));
  }

  return (
    <UrlForm
      label="Video address"
      hint="YouTube, Vimeo or any page. When presenting, in PDF and in PowerPoint, a click on the poster opens it in the browser."
      placeholder="vimeo.com/123456789"
      errorMessage="Enter a web address that starts with https."
      parse={parseVideoLink}
      submitLabel="Add video link"
      onSubmit={add}
    />
  );
}
