import { type DOMOutputSpec, type MarkSpec, type ParseRule, Schema } from 'prosemirror-model';
import { isLink } from '../../core/model/link';
import { scaledSize } from '../slide/word-style';
import styles from '../slide/slide.module.css';

/**
 * What the library knows of words: lines that may stand in a list, and the marks of the model. From
 * other programs only what makes sense in any box is taken; sizes and colours come from boxes alone.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: 'text*',
      attrs: { list: { default: 'none' }, level: { default: 0 } },
      parseDOM: [
        {
          tag: 'li',
          getAttrs: (node) => !node.querySelector(':scope > p, :scope > div') && listAttrs(node),
        },
        { tag: 'p, h1, h2, h3, h4, h5, h6', getAttrs: listAttrs },
      ],
      toDOM: ({ attrs }) => [
        'p',
        { class: styles['line'], 'data-list': attrs['list'], 'data-level': attrs['level'] },
        0,
      ],
    },
    text: {},
  },
  // From the outside in: an underline takes the colour and the size of what it stands under.
  marks: {
    color: mark([own('color')], (color) => ({ style: `color: ${color}`, 'data-color': color })),
    fontSize: mark([own('size', Number)], (size) => ({
      style: `font-size: ${scaledSize(Number(size))}; letter-spacing: var(--letter-spacing)`,
      'data-size': size,
    })),
    fontWeight: mark(
      [
        own('weight'),
        { tag: 'strong', attrs: { value: 'bold' } },
        { tag: 'b', getAttrs: (node) => !NOT_BOLD.test(cssOf(node)) && { value: 'bold' } },
        styled(/font-weight:\s*(bold|[6-9]\d\d)/i, 'bold'),
      ],
      (weight) => ({ style: `font-weight: ${weight}`, 'data-weight': weight }),
    ),
    fontStyle: mark(
      [
        own('style'),
        { tag: 'i, em', attrs: { value: 'italic' } },
        styled(/font-style:\s*italic/i, 'italic'),
      ],
      (style) => ({ style: `font-style: ${style}`, 'data-style': style }),
    ),
    textDecoration: mark(
      [
        own('line'),
        { tag: 'u', attrs: { value: 'underline' } },
        styled(/text-decoration(-line)?:[^;]*underline/i, 'underline'),
      ],
      (line) => ({ style: 'text-decoration: underline', 'data-line': line }),
    ),
    link: {
      attrs: { value: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (node) => {
            const value = node.getAttribute('href') ?? '';
            return isLink(value) && { value };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs['value'], class: styles['link'] }, 0],
    },
  },
});

const NOT_BOLD = /font-weight:\s*(normal|400)/i;

function mark(
  parseDOM: readonly ParseRule[],
  attributes: (value: string) => Readonly<Record<string, string>>,
): MarkSpec {
  return {
    attrs: { value: {} },
    parseDOM,
    toDOM: ({ attrs }): DOMOutputSpec => ['span', attributes(String(attrs['value'])), 0],
  };
}

/** A mark as it comes from a box of this editor. */
function own(name: string, read: (value: string) => string | number = String): ParseRule {
  return {
    tag: `span[data-${name}]`,
    // A mark says one thing; the others of the same element are asked for, too.
    consuming: false,
    getAttrs: (node) => ({ value: read(node.getAttribute(`data-${name}`) ?? '') }),
  };
}

/** A mark that another program says in its styles; `paste.ts` has given them another name. */
function styled(pattern: RegExp, value: string): ParseRule {
  return {
    tag: '[data-css]',
    consuming: false,
    getAttrs: (node) => pattern.test(cssOf(node)) && { value },
  };
}

function cssOf(node: HTMLElement): string {
  return node.dataset['css'] ?? '';
}

/** Lists of other programs lie in one another; here each line knows its level. */
function listAttrs(node: HTMLElement) {
  const list = node.dataset['list'];
  if (list !== undefined) return { list, level: Number(node.dataset['level']) };
  const item = node.closest('li');
  if (!item) return null;
  let level = -1;
  for (let at = item.parentElement; at; at = at.parentElement) if (at.matches('ul, ol')) level += 1;
  return {
    list: item.parentElement?.matches('ol') ? 'number' : 'bullet',
    level: Math.min(2, Math.max(0, level)),
  };
}
