import { createElement, Fragment, type ReactNode } from 'react';
import css from './drawing.module.css';

/** Start tag with attributes and slash, end tag, or text. */
const TOKENS = /<(\w+)([^>]*?)(\/?)>|<(\/)\w+>|([^<]+)/g;

/**
 * Creates the elements inside the root of an SVG file, in the browser too: documents with Trusted Types refuse markup
 * as a string. A file consists of elements and text without entities; its classes are those of `drawing.module.css`.
 */
export function createSvgElements(
  svg: string,
  translate: (text: string) => string = (text) => text,
): ReactNode {
  const content = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'));
  const root: OpenElement = { name: '', props: {}, children: [] };
  const open = [root];
  for (const [, name, attributes = '', isEmpty, isEnd, text = ''] of content.matchAll(TOKENS)) {
    if (name) open.push({ name, props: readProps(attributes), children: [] });
    else if (text.trim()) addChild(open, translate(text));
    const closed = isEmpty || isEnd ? open.pop() : undefined;
    if (closed) addChild(open, createElement(closed.name, closed.props, ...closed.children));
  }
  return createElement(Fragment, null, ...root.children);
}

interface OpenElement {
  readonly name: string;
  readonly props: object;
  readonly children: ReactNode[];
}

function addChild(open: readonly OpenElement[], child: ReactNode): void {
  open.at(-1)?.children.push(child);
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
