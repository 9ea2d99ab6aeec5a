import { changeEach, type Document, selectedOf } from '../edit/document';
import { styleText } from '../edit/elements';
import { FONT_SIZES, type TextElement } from '../model/deck';
import type { ListItem, TextStyle } from '../model/words';
import { shifted, toggledList } from '../text/lists';
import { hasStyle } from '../text/marks';
import type { Command } from './command';
import { hasList, hasText } from './conditions';

const STANDING = {
  top: 'Text to the top of its box',
  middle: 'Text to the middle of its box',
  bottom: 'Text to the bottom of its box',
} as const;

export const textCommands: readonly Command[] = [
  toggle('bold', 'Bold', '$mod+b', [{ fontWeight: 'bold' }, { fontWeight: 'normal' }]),
  toggle('italic', 'Italic', '$mod+i', [{ fontStyle: 'italic' }, { fontStyle: 'normal' }]),
  toggle('underline', 'Underline', '$mod+u', [
    { textDecoration: 'underline' },
    { textDecoration: 'none' },
  ]),
  toggle('capitals', 'Capitals', null, [{ textCase: 'upper' }, { textCase: 'none' }]),
  {
    id: 'link',
    label: 'Link',
    group: 'Text',
    keys: ['$mod+Shift+k'],
    when: hasText,
    dialog: 'link',
  },
  list('bullets', 'Bulleted list', '$mod+Shift+Digit8', 'bullet'),
  list('numbers', 'Numbered list', '$mod+Shift+Digit7', 'number'),
  level('list-in', 'Deeper in the list', '$mod+Alt+BracketRight', 1),
  level('list-out', 'Further out in the list', '$mod+Alt+BracketLeft', -1),
  style('text-left', 'Align text left', '$mod+Alt+KeyL', { textAlign: 'left' }),
  style('text-center', 'Centre text', '$mod+Alt+KeyE', { textAlign: 'center' }),
  style('text-right', 'Align text right', '$mod+Alt+KeyR', { textAlign: 'right' }),
  ...(['top', 'middle', 'bottom'] as const).map((verticalAlign) =>
    style(`text-${verticalAlign}`, STANDING[verticalAlign], null, { verticalAlign }),
  ),
  size('text-larger', 'Larger text', '$mod+Shift+Period', 1),
  size('text-smaller', 'Smaller text', '$mod+Shift+Comma', -1),
];

/** Texts that a style command changes. */
export function textsOf(doc: Document): readonly TextElement[] {
  return selectedOf(doc).filter((element) => element.type === 'text');
}

function ofTexts(
  [id, label, key]: readonly [id: string, label: string, key: string | null],
  edit: (doc: Document) => Document,
): Command {
  return {
    id,
    label,
    group: 'Text',
    ...(key === null ? {} : { keys: [key] }),
    when: hasText,
    edit,
  };
}

function style(id: string, label: string, key: string | null, change: Partial<TextStyle>): Command {
  return ofTexts([id, label, key], (doc) => styleText(doc, doc.selection, change));
}

/** Sets the style, or removes it if every selected text has it. */
function toggle(
  id: string,
  label: string,
  key: string | null,
  [on, off]: readonly [on: Partial<TextStyle>, off: Partial<TextStyle>],
): Command {
  return ofTexts([id, label, key], (doc) => {
    const all = textsOf(doc).every((text) => hasStyle(text, on));
    return styleText(doc, doc.selection, all ? off : on);
  });
}

function list(id: string, label: string, key: string, kind: ListItem['list']): Command {
  return ofTexts([id, label, key], (doc) => changeLists(doc, (texts) => toggledList(texts, kind)));
}

function level(id: string, label: string, key: string, step: 1 | -1): Command {
  return {
    id,
    label,
    group: 'Text',
    keys: [key],
    when: hasList,
    edit: (doc) => changeLists(doc, (texts) => texts.map((text) => shifted(text, step))),
  };
}

function changeLists(
  doc: Document,
  change: (texts: readonly TextElement[]) => readonly TextElement[],
): Document {
  const changedById = new Map(change(textsOf(doc)).map((text) => [text.id, text]));
  return changeEach(doc, doc.selection, (element) => changedById.get(element.id) ?? element);
}

function size(id: string, label: string, key: string, step: 1 | -1): Command {
  return ofTexts([id, label, key], (doc) =>
    changeEach(doc, doc.selection, (element) =>
      element.type === 'text' ? sized(element, step) : element,
    ),
  );
}

/** Steps the sizes of marked text along with the size of the box. */
function sized(text: TextElement, step: 1 | -1): TextElement {
  const runs = text.runs.map((run) =>
    run.fontSize === undefined ? run : { ...run, fontSize: sizeAfter(run.fontSize, step) },
  );
  return { ...text, fontSize: sizeAfter(text.fontSize, step), runs };
}

export function sizeAfter(fontSize: number, step: 1 | -1): number {
  const next =
    step > 0
      ? FONT_SIZES.find((candidate) => candidate > fontSize)
      : FONT_SIZES.findLast((candidate) => candidate < fontSize);
  return next ?? fontSize;
}
