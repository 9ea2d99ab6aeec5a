import type { TextElement } from '../core/text/text-schema';
import { listMarkersOf } from '../core/text/lists';
import { paragraphsOf } from '../core/text/marks';
import { textStyleOf } from '../drawing/element-style';
import { paragraphStyleOf, textRunStyleOf, type CssStyle } from '../drawing/text-run-style';
import styles from '../drawing/slide.module.css';

/** Measures texts as `TextBox` draws them, all in one layout of a page part that is not shown. */
export function measureTextHeights(
  texts: readonly TextElement[],
): ReadonlyMap<TextElement, number> {
  const room = document.createElement('div');
  room.className = styles['measured'] ?? '';
  room.ariaHidden = 'true';
  const boxes = texts.map(drawText);
  room.append(...boxes);
  document.body.append(room);
  const heights = boxes.map((box) => box.getBoundingClientRect().height);
  room.remove();
  return new Map(texts.map((text, index) => [text, Math.ceil(heights[index] ?? 0)]));
}

function drawText(text: TextElement): HTMLElement {
  const box = createStyledNode('div', styles['text'], {
    ...textStyleOf({ ...text, verticalAlign: 'top' }),
    width: `${text.width}px`,
    height: 'auto',
  });
  const paragraphs = paragraphsOf(text);
  const markers = listMarkersOf(paragraphs);
  for (const [line, paragraph] of paragraphs.entries()) {
    const node = createStyledNode('p', styles['line'], paragraphStyleOf(text, paragraph));
    const marker = markers[line] ?? '';
    if (marker !== '') node.append(createStyledNode('span', styles['marker'], {}, marker));
    if (paragraph.runs.length === 0) node.append(document.createElement('br'));
    for (const run of paragraph.runs)
      node.append(createStyledNode('span', '', textRunStyleOf(text, run), run.text));
    box.append(node);
  }
  return box;
}

const UNITLESS_PROPERTIES: ReadonlySet<string> = new Set(['lineHeight', 'fontWeight']);

/** Sets styles one by one: the site's CSP rejects style attributes. */
function createStyledNode(tag: string, className = '', style: CssStyle = {}, content = '') {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = content;
  for (const [name, value] of Object.entries(style)) {
    const css = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const isPx = typeof value === 'number' && !UNITLESS_PROPERTIES.has(name);
    node.style.setProperty(css, isPx ? `${value}px` : String(value));
  }
  return node;
}
