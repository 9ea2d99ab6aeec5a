import type { ImportWarningKind, ImportWarnings } from '../import-warnings';
import { typedKeysOf } from '../../core/typed-keys-of';
import { NUMBERING_TYPES } from '../text-xml';
import { type ListStyles, paragraphPropertiesChain } from './run-properties';
import type { PlaceholderChain } from '../slide-inheritance';
import { childrenOf, findChild, readAttribute, readNumber } from '../package/xml-elements';

/** Counts the properties of a text that this editor has not got. */
export function countTextLosses(
  body: Element | undefined,
  ancestors: PlaceholderChain,
  { lists, warnings }: { readonly lists: ListStyles; readonly warnings: ImportWarnings },
): void {
  const paragraphs = childrenOf(body, 'p').filter((paragraph) => findChild(paragraph, 'r'));
  const losses = {
    columns: ancestors.some(
      (shape) => (readNumber(findChild(shape, 'txBody', 'bodyPr'), 'numCol') ?? 1) > 1,
    ),
    numbering: paragraphs.some((paragraph) => hasOtherNumbering(paragraph, lists)),
  } satisfies Partial<Record<ImportWarningKind, unknown>>;
  for (const kind of typedKeysOf(losses)) if (losses[kind]) warnings.count(kind);
}

function hasOtherNumbering(paragraph: Element, lists: ListStyles): boolean {
  const [bullet] = paragraphPropertiesChain(paragraph, lists)
    .flatMap((properties) => Array.from(properties.children))
    .filter(({ localName }) => /^bu(None|Char|AutoNum|Blip)$/.test(localName));
  if (bullet?.localName !== 'buAutoNum') return false;
  return !NUMBERING_TYPES.includes(readAttribute(bullet, 'type') ?? '');
}
