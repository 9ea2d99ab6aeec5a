import {
  changeElementsById,
  type EditorDocument,
  selectedElementsOf,
} from '../../core/edit/editor-document';
import { setTextStyle } from '../../core/edit/elements';
import { FONT_SIZES } from '../../core/model/deck-constants';
import type { TextElement } from '../../core/text/text-schema';
import type { ListItem, TextStyle } from '../../core/model/rich-text-schema';
import {
  boxDirectionOf,
  mirrorAlignment,
  type TextDirection,
  withDirection,
} from '../../core/text/direction';
import { changeListLevel, changeParagraphs, toggleList } from '../../core/text/lists';
import { paragraphsOf, applyTextStyle, hasTextStyle } from '../../core/text/marks';
import { changeText, textBoxOf } from '../../core/elements/change-text';

type Edit = (doc: EditorDocument) => EditorDocument;

/** Texts that a style command changes. */
export function selectedTextsOf(doc: EditorDocument): readonly TextElement[] {
  return selectedElementsOf(doc).flatMap((element) => textBoxOf(element) ?? []);
}

export function selectionHasText(doc: EditorDocument): boolean {
  return selectedTextsOf(doc).length > 0;
}

export function selectionHasList(doc: EditorDocument): boolean {
  return selectedTextsOf(doc).some(({ listItems }) => listItems.length > 0);
}

export function setSelectedTextStyle(style: Partial<TextStyle>): Edit {
  return (doc) => setTextStyle(doc, doc.selection, style);
}

/** Aligns texts to a side of their box. */
export function alignTexts(side: TextStyle['textAlign']): Edit {
  return changeTexts((texts) =>
    texts.map((text) =>
      applyTextStyle(text, { textAlign: mirrorAlignment(side, boxDirectionOf(text)) }),
    ),
  );
}

/** Sets the direction of every paragraph, or leaves it to the letters if all have it. */
export function toggleDirection(direction: TextDirection): Edit {
  return changeTexts((texts) => {
    const next = texts.every((text) => hasDirection(text, direction)) ? undefined : direction;
    return texts.map((text) =>
      changeParagraphs(text, ({ format, ...paragraph }) => ({
        ...paragraph,
        format: withDirection(next, format),
      })),
    );
  });
}

/** True if this direction was set for every paragraph. */
export function hasDirection(text: TextElement, direction: TextDirection): boolean {
  return paragraphsOf(text).every(({ format }) => format?.direction === direction);
}

/** Sets the style, or removes it if every selected text has it. */
export function toggleTextStyle<Key extends keyof TextStyle>(
  key: Key,
  on: TextStyle[Key],
  off: TextStyle[Key],
): Edit {
  return (doc) => {
    const all = selectedTextsOf(doc).every((text) => hasTextStyle(text, { [key]: on }));
    return setTextStyle(doc, doc.selection, { [key]: all ? off : on });
  };
}

export function toggleLists(kind: ListItem['list']): Edit {
  return changeTexts((texts) => toggleList(texts, kind));
}

export function changeListLevels(step: 1 | -1): Edit {
  return changeTexts((texts) => texts.map((text) => changeListLevel(text, step)));
}

/** Steps the sizes of marked text along with the size of the box. */
export function stepTextSizes(step: 1 | -1): Edit {
  return changeTexts((texts) =>
    texts.map((text) => ({
      ...text,
      fontSize: stepFontSize(text.fontSize, step),
      markRanges: text.markRanges.map((run) =>
        run.fontSize === undefined ? run : { ...run, fontSize: stepFontSize(run.fontSize, step) },
      ),
    })),
  );
}

function changeTexts(change: (texts: readonly TextElement[]) => readonly TextElement[]): Edit {
  return (doc) => {
    const changedById = new Map(change(selectedTextsOf(doc)).map((text) => [text.id, text]));
    return changeElementsById(doc, doc.selection, (element) =>
      changeText(element, (text) => changedById.get(text.id) ?? text),
    );
  };
}

export function stepFontSize(fontSize: number, step: 1 | -1): number {
  const next =
    step > 0
      ? FONT_SIZES.find((candidate) => candidate > fontSize)
      : FONT_SIZES.findLast((candidate) => candidate < fontSize);
  return next ?? fontSize;
}
