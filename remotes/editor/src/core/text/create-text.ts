import { DEFAULT_LINE_HEIGHT } from '../model/deck-constants';
import { newId } from '../model/create';
import { ELEMENT_DEFAULTS } from '../model/element-defaults';
import type { TextElement } from './text-schema';

/** Text of a new box until somebody writes one; it is never printed. */
export const PLACEHOLDER_TEXT = 'Double click to edit text';

export function createText(changes: Partial<TextElement> = {}): TextElement {
  return {
    id: newId(),
    type: 'text',
    content: PLACEHOLDER_TEXT,
    markRanges: [],
    listItems: [],
    x: 100,
    y: 100,
    width: 200,
    height: 50,
    fontSize: 16,
    fontFamily: 'Arial',
    fontWeight: 'normal',
    fontStyle: 'normal',
    textDecoration: 'none',
    color: '#000000',
    textAlign: 'left',
    letterSpacing: 0,
    lineHeight: DEFAULT_LINE_HEIGHT,
    verticalAlign: 'top',
    textCase: 'none',
    overflow: 'grow',
    role: null,
    ...ELEMENT_DEFAULTS,
    ...changes,
  };
}
