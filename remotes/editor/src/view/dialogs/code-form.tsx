import { flushSync } from 'react-dom';
import { addNew } from '../../core/edit/new-elements';
import { createCode } from '../../core/model/create';
import { codeLinkFrom } from '../../core/text/link-from';
import { edit, show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { AddressForm } from './address-form';

export function CodeForm() {
  const { store } = useEditor();

  function add(link: string): void {
    // Closes the dialog first, so that the new code keeps the focus.
    flushSync(() => show(store, null));
    edit(store, 'QR code', (doc) => addNew(doc, createCode(link)));
  }

  return (
    <AddressForm
      label="Where it leads"
      hint="A trailer, a look book, your page. Short addresses can be scanned from further away."
      placeholder="example.org/trailer"
      errorMessage="This is no web address, e-mail address or telephone number of up to 500 characters."
      parse={codeLinkFrom}
      submitLabel="Add QR code"
      onSubmit={add}
    />
  );
}
