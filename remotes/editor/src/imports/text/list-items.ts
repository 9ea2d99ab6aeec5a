import type { ListItem } from '../../core/model/rich-text-schema';
import { LIST_LEVELS } from '../../core/model/deck-constants';
import { paragraphLevelOf, type ListStyles, paragraphPropertiesChain } from './run-properties';
import { readNumber } from '../package/xml-elements';

interface ImportedListItem {
  readonly list: ListItem['list'] | 'none';
  readonly level: number;
  /** True if its numbering does not continue from the item before it. */
  readonly isRenumbered: boolean;
}

export function readListItem(paragraph: Element, lists: ListStyles): ImportedListItem {
  const bulletElement = paragraphPropertiesChain(paragraph, lists)
    .flatMap((properties) => Array.from(properties.children))
    .find(({ localName }) => /^bu(None|Char|AutoNum|Blip)$/.test(localName));
  if (!bulletElement || bulletElement.localName === 'buNone')
    return { list: 'none', level: 0, isRenumbered: false };
  return {
    list: bulletElement.localName === 'buAutoNum' ? 'number' : 'bullet',
    level: Math.min(LIST_LEVELS - 1, paragraphLevelOf(paragraph)),
    isRenumbered: (readNumber(bulletElement, 'startAt') ?? 1) !== 1,
  };
}
