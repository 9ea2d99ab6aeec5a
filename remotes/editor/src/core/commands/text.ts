import { type Document, selectedOf } from '../edit/document';
import { styleText } from '../edit/elements';
import { FONT_SIZES, type TextElement, type TextStyle } from '../model/deck';
import type { Command } from './command';
import { hasText } from './conditions';

export const textCommands: readonly Command[] = [
  toggle('bold', 'Bold', '$mod+b', [{ fontWeight: 'bold' }, { fontWeight: 'normal' }]),
  toggle('italic', 'Italic', '$mod+i', [{ fontStyle: 'italic' }, { fontStyle: 'normal' }]),
  toggle('underline', 'Underline', '$mod+u', [
    { textDecoration: 'underline' },
    { textDecoration: 'none' },
  ]),
  style('text-left', 'Align text left', '$mod+Alt+KeyL', { textAlign: 'left' }),
  style('text-center', 'Centre text', '$mod+Alt+KeyE', { textAlign: 'center' }),
  style('text-right', 'Align text right', '$mod+Alt+KeyR', { textAlign: 'right' }),
  size('text-larger', 'Larger text', '$mod+Shift+Period', 1),
  size('text-smaller', 'Smaller text', '$mod+Shift+Comma', -1),
];

/** The texts a style command speaks about. */
export function textsOf(doc: Document): readonly TextElement[] {
  return selectedOf(doc).filter((element) => element.type === 'text');
}

function style(id: string, label: string, key: string, change: Partial<TextStyle>): Command {
  return {
    id,
    label,
    group: 'Text',
    keys: [key],
    when: hasText,
    edit: (doc) => styleText(doc, doc.selection, change),
  };
}

/** Sets the style, or takes it off when every selected text has it. */
function toggle(
  id: string,
  label: string,
  key: string,
  [on, off]: readonly [on: Partial<TextStyle>, off: Partial<TextStyle>],
): Command {
  const [name] = Object.keys(on) as [keyof TextStyle];
  return {
    id,
    label,
    group: 'Text',
    keys: [key],
    when: hasText,
    edit: (doc) => {
      const all = textsOf(doc).every((text) => text[name] === on[name]);
      return styleText(doc, doc.selection, all ? off : on);
    },
  };
}

function size(id: string, label: string, key: string, step: 1 | -1): Command {
  return {
    id,
    label,
    group: 'Text',
    keys: [key],
    when: hasText,
    edit: (doc) =>
      textsOf(doc).reduce(
        (next, text) => styleText(next, [text.id], { fontSize: sizeAfter(text.fontSize, step) }),
        doc,
      ),
  };
}

function sizeAfter(fontSize: number, step: 1 | -1): number {
  const next =
    step > 0
      ? FONT_SIZES.find((candidate) => candidate > fontSize)
      : FONT_SIZES.findLast((candidate) => candidate < fontSize);
  return next ?? fontSize;
}
