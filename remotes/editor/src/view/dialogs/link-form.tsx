import { changeText } from '../../core/elements/change-text';
import { Button } from '@site/ui/mui';
import { useState } from 'react';
import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';
import { selectedTextsOf } from '../../elements/text/text-edits';
import { parseLink } from '../../core/text/parse-link';
import { editDeck, showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import type { EditorState } from '../../store/editor-store';
import { UrlForm } from './url-form';
import type { TextElement } from '../../core/text/text-schema';
import { paragraphsOf, type TextRun, richTextFromParagraphs } from '../../core/text/marks';

/** Sets the link of the selected text, or of all text in the selected boxes. */
export function LinkForm() {
  const { store } = useEditor();
  const [currentLink] = useState(() => findCurrentLink(store.getState()));

  function applyLink(link: string | null): void {
    const { textEdit } = store.getState();
    if (textEdit) textEdit.setLink(link);
    else editDeck(store, link === null ? 'Remove link' : 'Link', (doc) => setLinks(doc, link));
    showDialog(store, null);
  }

  return (
    <UrlForm
      label="Address"
      placeholder="example.org, or an email address"
      initialValue={currentLink ?? ''}
      errorMessage="Enter a web address, email address or phone number."
      parse={parseLink}
      submitLabel="Set link"
      onSubmit={applyLink}
    >
      {currentLink !== null && (
        <Button variant="secondary" onClick={() => applyLink(null)}>
          Remove link
        </Button>
      )}
    </UrlForm>
  );
}

function findCurrentLink({ editingState, textEdit }: EditorState): string | null {
  if (textEdit) return textEdit.selectionStyle.link;
  const links = selectedTextsOf(editingState.doc).flatMap(({ markRanges }) =>
    markRanges.flatMap(({ link }) => link ?? []),
  );
  return links[0] ?? null;
}

function setLinks(doc: EditorDocument, link: string | null): EditorDocument {
  return changeElementsById(doc, doc.selection, (element) =>
    element.locked ? element : changeText(element, (text) => setTextLink(text, link)),
  );
}

function setTextLink(text: TextElement, link: string | null): TextElement {
  const paragraphs = paragraphsOf(text).map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => setRunLink(run, link)),
  }));
  return { ...text, ...richTextFromParagraphs(paragraphs) };
}

function setRunLink({ text, marks }: TextRun, link: string | null): TextRun {
  const { link: _, ...others } = marks;
  return { text, marks: link === null ? others : { ...others, link } };
}
