// Each test loads the modules again, because the library of text editing loads once per tab.
import type { TextElement } from '../../core/text/text-schema';
import type { Editor } from '../../store/editor-context';

beforeEach(() => jest.resetModules());

let unmount: () => void;

afterEach(() => unmount());

/** Opens a text box for typing, in a tab that has not loaded the library yet. */
async function openText() {
  await import('../kinds');
  const { render, fireEvent, waitFor } = await import('@testing-library/react/pure');
  const { createDeck, createSlide } = await import('../../core/model/create');
  const { createText } = await import('../../core/text/create-text');
  const { findElement } = await import('../../core/edit/editor-document');
  const { sendGestureEvent } = await import('../../store/editor-actions');
  const { EditorContext, useEditorState } = await import('../../store/editor-context');
  const { createEditorStore } = await import('../../store/editor-store');
  const { TextEditor, loadTextEditor } = await import('./text-editor');
  const { id } = createText();
  const text = createText({ id, content: 'Your text' });
  const store = createEditorStore(createDeck({ slides: [createSlide({ elements: [text] })] }));
  sendGestureEvent(store, { type: 'start-text-editing', id });
  const storedText = () => findElement(store.getState().editingState.doc, id) as TextElement;

  function Box() {
    const element = useEditorState(({ editingState: { doc } }) => findElement(doc, id));
    const isEdited = useEditorState(({ editingState }) => editingState.gesture.name !== 'idle');
    return (
      <div data-id={id} tabIndex={-1}>
        {isEdited && <TextEditor element={element as TextElement} cell={null} />}
      </div>
    );
  }
  const view = render(
    <EditorContext value={{ store } as unknown as Editor}>
      <Box />
    </EditorContext>,
  );
  ({ unmount } = view);
  const field = () => view.getByLabelText('Text on the slide');
  return { ...view, fireEvent, waitFor, store, storedText, field, loadTextEditor };
}

test('Letters that come between the loading of the library and its first render are kept', async () => {
  const { field, fireEvent, waitFor, storedText, loadTextEditor } = await openText();
  fireEvent.input(field(), { target: { value: 'INT. CIN' } });
  await loadTextEditor();
  fireEvent.input(field(), { target: { value: 'INT. CINEMA' } });
  await waitFor(() => expect(field().tagName).toBe('DIV'));
  expect(field().textContent).toBe('INT. CINEMA');
  expect(storedText().content).toBe('INT. CINEMA');
});

test.each([
  ['Escape', { key: 'Escape' }],
  ['Ctrl and Enter', { key: 'Enter', ctrlKey: true }],
])('%s ends typing before the library has loaded, too', async (_name, keys) => {
  const { field, fireEvent, storedText, store, container } = await openText();
  fireEvent.input(field(), { target: { value: 'INT. CINEMA' } });
  fireEvent.keyDown(field(), keys);
  expect(store.getState().editingState.gesture.name).toBe('idle');
  expect(storedText().content).toBe('INT. CINEMA');
  expect(container.ownerDocument.activeElement).toBe(container.querySelector('[data-id]'));
});
