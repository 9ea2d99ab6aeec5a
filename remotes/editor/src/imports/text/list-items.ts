import type { ListItem } from '../../core/model/rich-text-schema';
import { EMU_PER_PX, LIST_LEVELS, POINTS_PER_PX } from '../../core/model/deck-constants';
import { LIST_INDENT_EM } from '../../core/text/lists';
import { paragraphLevelOf, type ListStyles, paragraphPropertiesChain } from './run-properties';
import { childrenOf, readNumber } from '../package/xml-elements';

interface ImportedListItem {
  readonly list: ListItem['list'] | 'none';
  readonly level: number;
  /** True if its numbering does not continue from the item before it. */
  readonly isRenumbered: boolean;
}

/** Indent per level of the first list item, in em; undefined for that of a text without one. */
export function readListIndent(
  body: Element | undefined,
  lists: ListStyles,
  points: number,
): number | undefined {
  const paragraph = childrenOf(body, 'p').find((each) => readListItem(each, lists).list !== 'none');
  if (!paragraph) return undefined;
  const margin = paragraphPropertiesChain(paragraph, lists)
    .map((properties) => readNumber(properties, 'marL'))
    .find((value) => value !== undefined);
  if (margin === undefined) return undefined;
  const em = ((margin / EMU_PER_PX) * POINTS_PER_PX) / points / (paragraphLevelOf(paragraph) + 1);
  // A difference of a pixel comes from rounding.
  if (Math.abs(em - LIST_INDENT_EM) < 0.02) return undefined;
  return Math.min(10, Math.max(0, Math.round(em * 1000) / 1000));
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
