import '../elements/kinds';
import type { RichText } from '../core/model/rich-text-schema';
import { undoInStore } from '../store/editor-actions';
import { startTyping } from './testing/start-typing';

const plain = (content: string): RichText => ({ content, markRanges: [], listItems: [] });

test('Opening a text and leaving it changes nothing', () => {
  const markRanges = [
    { from: 5, to: 10, fontWeight: 'bold' as const, link: 'https://example.org' },
  ];
  const listItems = [{ line: 0, list: 'number' as const, level: 1 }];
  const { text, key, gesture } = startTyping({
    markRanges,
    listItems,
    textDecoration: 'underline',
  });
  const before = text();
  key('Escape');
  expect(gesture()).toBe('idle');
  expect(text()).toBe(before);
});

test('A command speaks about the picked words; when they are all, about the box in the end', () => {
  const { typing, text, key } = startTyping();
  expect(typing().runCommand('bold')).toBe(true);
  expect(text()).toMatchObject({ markRanges: [{ from: 0, to: 10, fontWeight: 'bold' }] });
  expect(typing().selectionStyle.fontWeight).toBe('bold');
  expect(typing().runCommand('italic')).toBe(true);
  expect(typing().runCommand('bold')).toBe(true);
  expect(typing().runCommand('text-left')).toBe(false);
  key('Escape');
  expect(text()).toMatchObject({ fontWeight: 'normal', fontStyle: 'italic', markRanges: [] });
});

test('An alignment is that of the picked paragraphs; of all of them, that of the box', () => {
  const { typing, text, paste, key } = startTyping();
  paste('', 'one\ntwo');
  expect(typing().runCommand('text-right')).toBe(true);
  const listItems = [{ line: 1, list: 'none', level: 0, textAlign: 'right' }];
  expect(text()).toMatchObject({ content: 'one\ntwo', textAlign: 'left', listItems });
  expect(typing().selectionStyle.textAlign).toBe('right');
  key('z', { ctrlKey: true });
  expect([text().content, text().listItems]).toEqual(['one\ntwo', []]);
  typing().runCommand('text-center');
  typing().runCommand('text-left');
  expect(text().listItems).toEqual([]);
  for (const command of ['text-right', 'bullets', 'bullets']) typing().runCommand(command);
  expect(text().listItems).toEqual(listItems);
  key('a', { ctrlKey: true });
  expect(typing().selectionStyle.textAlign).toBeNull();
  expect(typing().runCommand('text-center')).toBe(false);
});

test('A direction is that of the picked paragraphs, and alignment is by the side of the box', () => {
  const { typing, text, paste } = startTyping();
  paste('', 'one\nשתיים');
  const line = () => text().listItems.find((item) => item.line === 1);
  const lines = () =>
    Array.from(document.querySelectorAll<HTMLElement>('.ProseMirror p'), ({ dir }) => dir);
  expect([typing().selectionStyle.textAlign, typing().selectionStyle.direction]).toEqual([
    'right',
    null,
  ]);
  expect(lines()).toEqual(['auto', 'auto']);
  typing().runCommand('text-left');
  expect(line()).toMatchObject({ textAlign: 'right' });
  typing().runCommand('text-ltr');
  expect(line()).toMatchObject({ direction: 'ltr' });
  expect(lines()).toEqual(['auto', 'ltr']);
  expect(typing().selectionStyle).toMatchObject({ textAlign: 'right', direction: 'ltr' });
  typing().runCommand('text-ltr');
  expect(line()).not.toHaveProperty('direction');
});

test('An underlined box lets go of its line', () => {
  const { typing, text, paste, key } = startTyping({ textDecoration: 'underline' });
  paste('', 'one\ntwo');
  key('a', { ctrlKey: true });
  typing().runCommand('underline');
  key('Escape');
  expect(text()).toMatchObject({ textDecoration: 'none', markRanges: [] });
});

test('An act is taken back alone, in the text and after leaving it', () => {
  const act = () => {
    const desk = startTyping();
    desk.typing().runCommand('bold');
    desk.typing().setMarks({ color: '#c2410c' });
    return desk;
  };
  const inText = act();
  inText.key('z', { ctrlKey: true });
  expect(inText.text().markRanges).toEqual([{ from: 0, to: 10, fontWeight: 'bold' }]);
  expect(inText.typing().selectionStyle.fontWeight).toBe('bold');
  inText.key('z', { ctrlKey: true });
  expect(inText.text().markRanges).toEqual([]);
  inText.key('y', { ctrlKey: true });
  inText.key('Escape');
  expect(inText.text()).toMatchObject({ fontWeight: 'bold', color: '#000000' });

  inText.stop();
  const left = act();
  left.key('Escape');
  expect(left.text()).toMatchObject({ fontWeight: 'bold', color: '#c2410c' });
  undoInStore(left.store);
  expect(left.text().markRanges).toEqual([{ from: 0, to: 10, fontWeight: 'bold' }]);
  undoInStore(left.store);
  expect(left.text()).toMatchObject({ ...plain('Mira waits'), fontWeight: 'normal' });
  expect(left.store.getState().editingState.history.past).toEqual([]);
});

test('What is typed after taking something back cannot be redone over', () => {
  const { text, key, paste } = startTyping();
  paste('', 'Asha');
  key('z', { ctrlKey: true });
  expect(text().content).toBe('Mira waits');
  paste('', 'Ravi');
  key('y', { ctrlKey: true });
  expect(text().content).toMatch(/Ravi/);
});

test('An act right after typing is taken back without the words', () => {
  const { typing, text, key, paste } = startTyping();
  paste('', 'Asha');
  typing().runCommand('bullets');
  key('z', { ctrlKey: true });
  expect(text()).toMatchObject(plain('Asha'));
});

test('Lists: Enter goes on, Tab goes in, Enter on an empty line comes out', () => {
  const { text, key, typing } = startTyping({ content: '' });
  typing().runCommand('numbers');
  key('Tab');
  expect(text().listItems).toEqual([{ line: 0, list: 'number', level: 1 }]);
  key('Enter');
  expect(text().listItems).toEqual([{ line: 0, list: 'number', level: 0 }]);
  key('Enter');
  expect(text()).toMatchObject(plain(''));
});

test('A link can be set, read and taken off', () => {
  const { text, typing } = startTyping();
  typing().setLink('https://example.org');
  expect(text().markRanges).toEqual([{ from: 0, to: 10, link: 'https://example.org' }]);
  expect(typing().selectionStyle.link).toBe('https://example.org');
  typing().setLink(null);
  expect(text().markRanges).toEqual([]);
});

test('The focus may go to what speaks about the words, and to the dialog of the link', () => {
  const { store, node, elsewhere, gesture } = startTyping();
  const leaveFor = (relatedTarget: EventTarget | null) =>
    node.dispatchEvent(new FocusEvent('blur', { relatedTarget }));
  elsewhere?.setAttribute('data-text-tools', '');
  leaveFor(elsewhere);
  expect(gesture()).toBe('editing-text');
  elsewhere?.removeAttribute('data-text-tools');
  store.setState({ dialog: 'link' });
  leaveFor(elsewhere);
  expect(gesture()).toBe('editing-text');
  store.setState({ dialog: null });
  leaveFor(elsewhere);
  expect(gesture()).toBe('idle');
});

test('No more is typed than a deck may hold, and a sentence says so', () => {
  const { text, key, paste, store } = startTyping();
  paste('', `${'a'.repeat(9_000)}\n${'b'.repeat(10_998)}`);
  key('Enter');
  expect(text().content).toHaveLength(20_000);
  expect(store.getState().notice).toBeNull();
  key('Enter');
  expect(text().content).toHaveLength(20_000);
  expect(store.getState().notice).toMatch(
    /This text box is full: it holds up to 20,000 characters/,
  );
});

test.each(['Delete', 'Backspace'])('%s takes what was selected just before', (pressed) => {
  const { text, paste, key } = startTyping();
  paste('', 'שלום Mira');
  const letters = document.querySelector('.ProseMirror p')?.firstChild;
  if (!letters) throw new Error('The box is empty.');
  document.getSelection()?.setBaseAndExtent(letters, 4, letters, 9);
  key(pressed);
  expect(text().content).toBe('שלום');
});
