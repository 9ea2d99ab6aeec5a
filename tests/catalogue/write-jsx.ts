import { Fragment, isValidElement, type ReactNode } from 'react';

/** Writes an element as the JSX that creates it. Functions and objects are abbreviated. */
export function writeJsx(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(writeJsx).join('\n');
  if (!isValidElement<{ children?: ReactNode }>(node))
    return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
  const { children, ...props } = node.props;
  const content = typeof children === 'function' ? '{…}' : writeJsx(children);
  if (node.type === Fragment) return content;
  const name = nameOf(node.type);
  const tag = [name, ...Object.entries(props).map(([key, value]) => writeProp(key, value))];
  if (!content) return `<${tag.join(' ')} />`;
  return `<${tag.join(' ')}>\n${content.replaceAll(/^/gm, '  ')}\n</${name}>`;
}

function writeProp(key: string, value: unknown): string {
  if (value === true) return key;
  if (typeof value === 'string') return `${key}="${value}"`;
  if (typeof value === 'number') return `${key}={${value}}`;
  return isValidElement(value) ? `${key}={${writeJsx(value)}}` : `${key}={…}`;
}

/** Name of a component; MUI's are wrapped to receive a ref. */
function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  const { displayName, name, render } = Object(type) as Record<string, { name?: string } | string>;
  const found = displayName ?? name ?? (typeof render === 'function' ? render.name : undefined);
  return typeof found === 'string' ? found : 'Component';
}
