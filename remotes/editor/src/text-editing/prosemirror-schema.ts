import { type DOMOutputSpec, type MarkSpec, type ParseRule, Schema } from 'prosemirror-model';
import { directionOf, type TextDirection } from '../core/text/direction';
import { isAllowedLink } from '../core/model/link';
import { SCRIPT_RATIO, scalableSizeOf } from '../drawing/text-run-style';
import styles from '../drawing/slide.module.css';

/**
 * ProseMirror schema: paragraphs that may be list items, and the marks of the deck model. Pasting from other programs
 * keeps only what fits every box; sizes and colors come from this editor's boxes alone.
 */
export const proseMirrorSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: 'text*',
      attrs: { list: { default: 'none' }, level: { default: 0 }, format: { default: null } },
      parseDOM: [
        {
          tag: 'li',
          getAttrs: (node) =>
            !node.querySelector(':scope > p, :scope > div') && paragraphAttributesOf(node),
        },
        { tag: 'p, h1, h2, h3, h4, h5, h6', getAttrs: paragraphAttributesOf },
      ],
      toDOM: ({ attrs }) => [
        'p',
        // Browsers find the direction anew while somebody types.
        {
          class: styles['line'],
          dir: attrs['format']?.direction ?? 'auto',
          'data-list': attrs['list'],
          'data-level': attrs['level'],
        },
        0,
      ],
    },
    text: {},
  },
  // From outside in: an underline takes color and size of the text it is under.
  marks: {
    color: createMarkSpec([createOwnMarkRule('color')], (color) => ({
      style: `color: ${color}`,
      'data-color': color,
    })),
    fontSize: createMarkSpec([createOwnMarkRule('size', Number)], (size) => ({
      style: `font-size: ${scalableSizeOf(Number(size))}; letter-spacing: var(--letter-spacing)`,
      'data-size': size,
    })),
    fontWeight: createMarkSpec(
      [
        createOwnMarkRule('weight'),
        { tag: 'strong', attrs: { value: 'bold' } },
        {
          tag: 'b',
          getAttrs: (node) => !NOT_BOLD_PATTERN.test(pastedCssOf(node)) && { value: 'bold' },
        },
        createCssMarkRule(/font-weight:\s*(bold|[6-9]\d\d)/i, 'bold'),
      ],
      (weight) => ({ style: `font-weight: ${weight}`, 'data-weight': weight }),
    ),
    fontStyle: createMarkSpec(
      [
        createOwnMarkRule('style'),
        { tag: 'i, em', attrs: { value: 'italic' } },
        createCssMarkRule(/font-style:\s*italic/i, 'italic'),
      ],
      (style) => ({ style: `font-style: ${style}`, 'data-style': style }),
    ),
    textDecoration: createMarkSpec(
      [
        createOwnMarkRule('line'),
        { tag: 'u', attrs: { value: 'underline' } },
        createCssMarkRule(/text-decoration(-line)?:[^;]*underline/i, 'underline'),
      ],
      (line) => ({ style: 'text-decoration: underline', 'data-line': line }),
    ),
    strike: createMarkSpec(
      [
        { tag: 's, del, strike', attrs: { value: 'single' } },
        createOwnMarkRule('strike'),
        createCssMarkRule(/text-decoration(-line)?:[^;]*line-through/i, 'single'),
      ],
      (strike) => ({
        style: 'text-decoration: line-through',
        'data-strike': strike,
      }),
    ),
    baseline: createMarkSpec(
      [
        createOwnMarkRule('baseline'),
        { tag: 'sup', attrs: { value: 'super' } },
        { tag: 'sub', attrs: { value: 'sub' } },
        createCssMarkRule(/vertical-align:\s*super/i, 'super'),
        createCssMarkRule(/vertical-align:\s*sub/i, 'sub'),
      ],
      (baseline) => ({
        style: `vertical-align: ${baseline}; font-size: ${SCRIPT_RATIO}em; line-height: 0`,
        'data-baseline': baseline,
      }),
    ),
    highlight: createMarkSpec([createOwnMarkRule('highlight')], (color) => ({
      style: `background: ${color}`,
      'data-highlight': color,
    })),
    // Text beside a figure is no part of it.
    financeFigure: {
      ...createMarkSpec([createOwnMarkRule('figure')], (figure) => ({
        style: 'border-bottom: 1px dotted',
        'data-figure': figure,
      })),
      inclusive: false,
    },
    link: {
      attrs: { value: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (node) => {
            const value = node.getAttribute('href') ?? '';
            return isAllowedLink(value) && { value };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs['value'], class: styles['link'] }, 0],
    },
  },
});

const NOT_BOLD_PATTERN = /font-weight:\s*(normal|400)/i;

function createMarkSpec(
  parseDOM: readonly ParseRule[],
  attributes: (value: string) => Readonly<Record<string, string>>,
): MarkSpec {
  return {
    attrs: { value: {} },
    parseDOM,
    toDOM: ({ attrs }): DOMOutputSpec => ['span', attributes(String(attrs['value'])), 0],
  };
}

/** Parse rule of a mark copied from this editor. */
function createOwnMarkRule(
  name: string,
  read: (value: string) => string | number = String,
): ParseRule {
  return {
    tag: `span[data-${name}]`,
    // Each rule reads one mark; the others on the same element are parsed, too.
    consuming: false,
    getAttrs: (node) => ({ value: read(node.getAttribute(`data-${name}`) ?? '') }),
  };
}

/** Parse rule for a style of another program, which `read-paste.ts` has renamed to `data-css`. */
function createCssMarkRule(pattern: RegExp, value: string): ParseRule {
  return {
    tag: '[data-css]',
    consuming: false,
    getAttrs: (node) => pattern.test(pastedCssOf(node)) && { value },
  };
}

function pastedCssOf(node: HTMLElement): string {
  return node.dataset['css'] ?? '';
}

/** Nested lists of other programs become a level per paragraph. */
function paragraphAttributesOf(node: HTMLElement) {
  const direction = foreignDirectionOf(node);
  return { ...listAttributesOf(node), format: direction ? { direction } : null };
}

/** Direction that was set and that the letters do not have by themselves. */
function foreignDirectionOf(node: HTMLElement): TextDirection | undefined {
  const { dir } = node.closest<HTMLElement>('[dir]') ?? node;
  if (dir !== 'rtl' && dir !== 'ltr') return undefined;
  return dir === directionOf(node.textContent) ? undefined : dir;
}

function listAttributesOf(node: HTMLElement) {
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
