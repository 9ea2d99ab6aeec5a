/** Finds elements by local name: programs choose their own prefixes, and strict OOXML has other namespaces. */
export function child(parent: Element | undefined, ...path: string[]): Element | undefined {
  let element = parent;
  for (const name of path) {
    element = element && Array.from(element.children).find(({ localName }) => localName === name);
  }
  return element;
}

export function childrenOf(parent: Element | undefined, name: string): readonly Element[] {
  return Array.from(parent?.children ?? []).filter(({ localName }) => localName === name);
}

export function descendants(parent: Element | undefined, name: string): readonly Element[] {
  return parent ? Array.from(parent.getElementsByTagNameNS('*', name)) : [];
}

export function textAt(element: Element | undefined, name: string): string | undefined {
  return element?.getAttribute(name) ?? undefined;
}

export function numberAt(element: Element | undefined, name: string): number | undefined {
  const text = textAt(element, name);
  if (text === undefined) return undefined;
  const number = Number(text.replace('%', ''));
  // Strict OOXML writes percentages, transitional OOXML thousandths of a percent.
  return Number.isFinite(number) ? number * (text.endsWith('%') ? 1000 : 1) : undefined;
}

export function isOn(element: Element | undefined, name: string): boolean {
  return ['1', 'true'].includes(textAt(element, name) ?? '');
}

const RELATIONS = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
];

/** Relationship id, for example of `r:embed`. */
export function relationAt(element: Element | undefined, name: string): string | undefined {
  return RELATIONS.map((space) => element?.getAttributeNS(space, name)).find(
    (id): id is string => typeof id === 'string',
  );
}
