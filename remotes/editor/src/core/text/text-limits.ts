import { formatCount } from '../elements/element-labels';
import { DECK_LIMITS } from '../model/deck-constants';
import type { RichText } from '../model/rich-text-schema';

const EMPTY_TEXT: RichText = { content: '', markRanges: [], listItems: [] };

/** Tells, in sentences, for which part of a text a box has no room beside what it holds. */
export function findTextProblems(text: RichText, box = EMPTY_TEXT): readonly string[] {
  const room = DECK_LIMITS.text - box.content.length;
  const formats = text.markRanges.length + box.markRanges.length;
  const items = text.listItems.length + box.listItems.length;
  const limit = DECK_LIMITS.markRanges.toLocaleString('en-GB');
  return [
    ...(text.content.length > room
      ? [
          `The text has ${formatCount(text.content.length, 'character')}. ${
            box.content === ''
              ? `A text box holds up to ${formatCount(room, 'character')}.`
              : `This text box has room for ${formatCount(room, 'more character')}.`
          }`,
        ]
      : []),
    ...(formats > DECK_LIMITS.markRanges
      ? [
          `The text changes its style ${formatCount(formats, 'time')}. A text box holds up to ${limit} changes: the words after them stay, without their style.`,
        ]
      : []),
    ...(items > DECK_LIMITS.markRanges
      ? [
          `The text has ${formatCount(items, 'list item')}. A text box holds up to ${limit}: the lines after them stay, without bullets or numbers.`,
        ]
      : []),
  ];
}
