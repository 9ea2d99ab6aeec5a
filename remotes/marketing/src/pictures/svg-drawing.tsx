import { createElement, Fragment, use, type ReactNode } from 'react';
import { UiStringsContext } from '../sections/ui-strings-context';
import { Drawing } from './drawing';
import css from './drawing.module.css';

/**
 * Creates the component of an SVG file's drawing. Its text becomes elements, in the browser too: documents with Trusted
 * Types refuse markup as a string. A file consists of elements and text without entities; its classes are those of
 * `drawing.module.css`.
 */
export function createDrawing(svg: string) {
  return function SvgDrawing({ alt }: { alt: string }) {
    const { drawingLabels } = use(UiStringsContext);
    return (
      <Drawing alt={alt}>
        {createSvgElements(svg, (label) => drawingLabels?.[label] ?? label)}
      </Drawing>
    );
  };
}

/** Start tag with attributes and slash, end tag, or text. */
const TOKENS = /<(\w+)([^>]*?)(\/?)>|<(\/)\w+>|([^<]+)/g;

/** Creates the elements inside the root of an SVG file. */
function createSvgElements(svg: string, translate: (text: string) => string): ReactNode {
  const content = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'));
  const root: ReactNode[] = [];
  const open: { name: string; props: object; children: ReactNode[] }[] = [];
  for (const [, name, attributes = '', isEmpty, isEnd, text = ''] of content.matchAll(TOKENS)) {
    if (name) open.push({ name, props: readProps(attributes), children: [] });
    else if (text.trim()) open.at(-1)?.children.push(translate(text));
    const closed = isEmpty || isEnd ? open.pop() : undefined;
    if (!closed) continue;
    const siblings = open.at(-1)?.children ?? root;
    siblings.push(createElement(closed.name, closed.props, ...closed.children));
  }
  return createElement(Fragment, null, ...root);
}

function readProps(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => readProp(name, value)));
}

/** React's name of an attribute; classes get the name that the stylesheet gave them. */
function readProp(name: string, value: string): [string, string] {
  if (name === 'class') return ['className', value.replaceAll(/\w+/g, (each) => css[each] ?? each)];
  if (name.startsWith('aria-')) return [name, value];
  return [name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value];
}
