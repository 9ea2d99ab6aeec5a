import type { RichText } from '../../core/model/rich-text-schema';
import { replaceRichText } from '../../core/text/marks';
import { spliceText } from '../../core/text/splice-text';
import type { TextElement } from '../../core/text/text-schema';

/** Works backwards, so that earlier matches keep their offsets. */
export function replaceInText(
  text: TextElement,
  pattern: RegExp,
  replacement: string,
): TextElement {
  const ranges = Array.from(text.content.matchAll(pattern), ({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  if (ranges.length === 0) return text;
  const { content, markRanges, listItems } = text;
  const result = ranges.reduceRight<RichText>(
    (before, range) => spliceText(before, range, replacement),
    {
      content,
      markRanges,
      listItems,
    },
  );
  return result.content === content ? text : replaceRichText(text, result);
}
