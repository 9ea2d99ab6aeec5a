import { Button } from '@site/ui/mui';
import { useState } from 'react';
import { changeEach, type Document } from '../../core/edit/document';
import { textsOf } from '../../core/commands/text';
import { linkFrom } from '../../core/text/link-from';
import { withLink } from '../../core/text/with-link';
import { edit, show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import type { EditorState } from '../../store/editor-store';
import { AddressForm } from './address-form';

/** Sets the link of the selected text, or of all text in the selected boxes. */
export function LinkForm() {
  const { store } = useEditor();
  const [currentLink] = useState(() => linkNow(store.getState()));

  function applyLink(link: string | null): void {
    const { typing } = store.getState();
    if (typing) typing.link(link);
    else edit(store, link === null ? 'Remove link' : 'Link', (doc) => linked(doc, link));
    show(store, null);
  }

  return (
    <AddressForm
      label="Address"
      placeholder="example.org, or an e-mail address"
      initialValue={currentLink ?? ''}
      errorMessage="This is no web address, e-mail address or telephone number."
      parse={linkFrom}
      submitLabel="Set link"
      onSubmit={applyLink}
    >
      {currentLink !== null && (
        <Button variant="secondary" onClick={() => applyLink(null)}>
          Remove link
        </Button>
      )}
    </AddressForm>
  );
}

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
