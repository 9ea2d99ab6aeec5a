import { findElement } from '../../core/edit/editor-document';
import { createDeck, createSlide } from '../../core/model/create';
import { createText } from '../../elements/text/create-text';
import type { TextElement } from '../../elements/text/text-schema';
import type { RichText } from '../../core/model/rich-text-schema';
import { sendGestureEvent, undoInStore } from '../../store/editor-actions';
import { createEditorStore } from '../../store/editor-store';
import { mountTextEditor } from './mount-text-editor';

// The document that stands in for a browser lays nothing out.
const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0 };
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => NOWHERE,
});

let stop: () => void = () => undefined;

afterEach(() => stop());

/** Somebody who types in a text: the picked words are those between the bars. */
function typist(given: Partial<TextElement> = {}) {
  const text = createText({ content: 'Mira waits', ...given });
  const store = createEditorStore(createDeck({ slides: [createSlide({ elements: [text] })] }));
  sendGestureEvent(store, { type: 'start-text-editing', id: text.id });
  const holder = document.createElement('div');
  holder.innerHTML =
    '<div data-id="text" tabindex="-1"><div></div></div><button>Elsewhere</button>';
  document.body.append(holder);
  const node = holder.querySelector<HTMLElement>('[data-id] > div');
  if (!node) throw new Error('There is no place to type in.');
  const unmount = mountTextEditor(node, { store, text, pendingText: '' });
  stop = () => {
    unmount();
    holder.remove();
  };
  const typing = () => {
    const now = store.getState().textEdit;
    if (!now) throw new Error('Nothing is being typed.');
    return now;
  };
  return {
    store,
    node,
    typing,
    elsewhere: holder.querySelector('button'),
    gesture: () => store.getState().editingState.gesture.name,
    text(): TextElement {
      const found = findElement(store.getState().editingState.doc, text.id);
      if (found?.type !== 'text') throw new Error('The text is gone.');
      return found;
    },
    key(key: string, held: KeyboardEventInit = {}) {
      node.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }),
      );
    },
    paste(html: string, plain = '') {
      const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : plain) };
      const event = new Event('paste', { bubbles: true, cancelable: true });
      node.dispatchEvent(Object.assign(event, { clipboardData }));
    },
  };
}

const plain = (content: string): RichText => ({ content, markRanges: [], listItems: [] });

test('Opening a text and leaving it changes nothing', () => {
  const markRanges = [
    { from: 5, to: 10, fontWeight: 'bold' as const, link: 'https://example.org' },
  ];
  const listItems = [{ line: 0, list: 'number' as const, level: 1 }];
  const { text, key, gesture } = typist({ markRanges, listItems, textDecoration: 'underline' });
  const before = text();
  key('Escape');
  expect(gesture()).toBe('idle');
  expect(text()).toBe(before);
});

test('A command speaks about the picked words; when they are all, about the box in the end', () => {
  const { typing, text, key } = typist();
  expect(typing().runCommand('bold')).toBe(true);
  expect(text()).toMatchObject({ markRanges: [{ from: 0, to: 10, fontWeight: 'bold' }] });
  expect(typing().selectionStyle.fontWeight).toBe('bold');
  expect(typing().runCommand('italic')).toBe(true);
  expect(typing().runCommand('bold')).toBe(true);
  expect(typing().runCommand('text-left')).toBe(false);
  key('Escape');
  expect(text()).toMatchObject({ fontWeight: 'normal', fontStyle: 'italic', markRanges: [] });
});

test('An underlined box lets go of its line', () => {
  const { typing, text, paste, key } = typist({ textDecoration: 'underline' });
  paste('', 'one\ntwo');
  key('a', { ctrlKey: true });
  typing().runCommand('underline');
  key('Escape');
  expect(text()).toMatchObject({ textDecoration: 'none', markRanges: [] });
});

test('An act is taken back alone, in the text and after leaving it', () => {
  const act = () => {
    const desk = typist();
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

  stop();
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
  const { text, key, paste } = typist();
  paste('', 'Asha');
  key('z', { ctrlKey: true });
  expect(text().content).toBe('Mira waits');
  paste('', 'Ravi');
  key('y', { ctrlKey: true });
  expect(text().content).toMatch(/Ravi/);
});

test('An act right after typing is taken back without the words', () => {
  const { typing, text, key, paste } = typist();
  paste('', 'Asha');
  typing().runCommand('bullets');
  key('z', { ctrlKey: true });
  expect(text()).toMatchObject(plain('Asha'));
});

test('Pasted lines are lines, blank ones too, and stay in the list', () => {
  const { text, paste } = typist({ listItems: [{ line: 0, list: 'bullet', level: 1 }] });
  paste('', 'one\n\ntwo');
  expect(text().content).toBe('one\n\ntwo');
  expect(text().listItems.map(({ line, level }) => [line, level])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

test('Of what other programs know, only marks and lists of ours come in', () => {
  const { text, paste } = typist();
  paste(
    '<meta charset="utf-8"><h1 style="color:red">A <b>b</b></h1><p><span style="font-weight:700">c</span><br>' +
      '<a href="https://example.org">d</a><a href="javascript:x">e</a></p>' +
      '<ol><li>f<ol><li><p>g</p></li></ol></li></ol><table><tr><td>h</td></tr></table><script>i</script>',
  );
  expect(text().content).toBe('A b\nc\nde\nf\ng\nh');
  expect(text().markRanges).toEqual([
    { from: 2, to: 5, fontWeight: 'bold' },
    { from: 6, to: 7, link: 'https://example.org' },
  ]);
  expect(text().listItems).toEqual([
    { line: 3, list: 'number', level: 0 },
    { line: 4, list: 'number', level: 1 },
  ]);
  expect(text().color).toBe('#000000');
});

test('Lists of Word are lists here, and no handler of pasted text is left', () => {
  const item = (marker: string, level: number, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
    `<!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
    `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${words}</p>`;
  const { text, node, paste } = typist();
  paste(
    `<p>Points</p>${item('·', 1, 'First point')}${item('o', 2, 'Below')}${item('2.', 1, 'Two')}` +
      '<p><img src=x onerror="alert(1)"><b onclick=\'alert(1)\'>End</b></p>',
  );
  expect(text().content).toBe('Points\nFirst point\nBelow\nTwo\nEnd');
  expect(text().listItems).toEqual([
    { line: 1, list: 'bullet', level: 0 },
    { line: 2, list: 'bullet', level: 1 },
    { line: 3, list: 'number', level: 0 },
  ]);
  expect(node.innerHTML).not.toMatch(/onerror|onclick/);
});

test('Lists: Enter goes on, Tab goes in, Enter on an empty line comes out', () => {
  const { text, key, typing } = typist({ content: '' });
  typing().runCommand('numbers');
  key('Tab');
  expect(text().listItems).toEqual([{ line: 0, list: 'number', level: 1 }]);
  key('Enter');
  expect(text().listItems).toEqual([{ line: 0, list: 'number', level: 0 }]);
  key('Enter');
  expect(text()).toMatchObject(plain(''));
});

test('A link can be set, read and taken off', () => {
  const { text, typing } = typist();
  typing().setLink('https://example.org');
  expect(text().markRanges).toEqual([{ from: 0, to: 10, link: 'https://example.org' }]);
  expect(typing().selectionStyle.link).toBe('https://example.org');
  typing().setLink(null);
  expect(text().markRanges).toEqual([]);
});

test('The focus may go to what speaks about the words, and to the dialog of the link', () => {
  const { store, node, elsewhere, gesture } = typist();
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

test('No more is typed than a deck may hold', () => {
  const { text, paste } = typist();
  paste('', 'a'.repeat(30_000));
  expect(text().content).toBe('Mira waits');
});
