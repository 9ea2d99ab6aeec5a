import type { ListItem } from '../core/model/words';
import { LEVELS } from '../core/model/words';
import { levelOf, type Lists, paragraphChain } from './lettering';
import { numberAt } from './markup';

interface Item {
  readonly list: ListItem['list'] | 'none';
  readonly level: number;
  /** True if its numbering does not continue from the item before it. */
  readonly isRenumbered: boolean;
}

export function itemOf(paragraph: Element, lists: Lists): Item {
  const bulletElement = paragraphChain(paragraph, lists)
    .flatMap((properties) => Array.from(properties.children))
    .find(({ localName }) => /^bu(None|Char|AutoNum|Blip)$/.test(localName));
  if (!bulletElement || bulletElement.localName === 'buNone')
    return { list: 'none', level: 0, isRenumbered: false };
  return {
    list: bulletElement.localName === 'buAutoNum' ? 'number' : 'bullet',
    level: Math.min(LEVELS - 1, levelOf(paragraph)),
    isRenumbered: (numberAt(bulletElement, 'startAt') ?? 1) !== 1,
  };
}
