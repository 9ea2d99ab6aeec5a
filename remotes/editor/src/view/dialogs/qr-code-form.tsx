import { flushSync } from 'react-dom';
import { addNewElement } from '../../core/edit/add-new-element';
import { createQrCode } from '../../elements/shape/create-shape';
import { parseQrLink } from '../../core/text/parse-link';
import { editDeck, showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { UrlForm } from './url-form';

export function QrCodeForm() {
  const { store } = useEditor();

  function add(link: string): void {
    // Closes the dialog first, so that the new code keeps the focus.
    flushSync(() => showDialog(store, null));
    editDeck(store, 'QR code', (doc) => addNewElement(doc, createQrCode(link)));
  }

  return (
    <UrlForm
      label="Web address"
      hint="A trailer, a look book, your page. Short addresses can be scanned from further away."
      placeholder="example.org/trailer"
      errorMessage="Enter a web address, email address or phone number of up to 500 characters."
      parse={parseQrLink}
      submitLabel="Add QR code"
      onSubmit={add}
    />
  );
}
