/** Finds elements by local name: programs choose their own prefixes, and strict OOXML has other namespaces. */
export function findChild(parent: Element | undefined, ...path: string[]): Element | undefined {
  let element = parent;
  for (const name of path) {
    element = element && Array.from(element.children).find(({ localName }) => localName === name);
  }
  return element;
}

export function childrenOf(parent: Element | undefined, name: string): readonly Element[] {
  return Array.from(parent?.children ?? []).filter(({ localName }) => localName === name);
}

export function descendantsOf(parent: Element | undefined, name: string): readonly Element[] {
  return parent ? Array.from(parent.getElementsByTagNameNS('*', name)) : [];
}

export function readAttribute(element: Element | undefined, name: string): string | undefined {
  return element?.getAttribute(name) ?? undefined;
}

export function readNumber(element: Element | undefined, name: string): number | undefined {
  const text = readAttribute(element, name);
  if (text === undefined) return undefined;
  const number = Number(text.replace('%', ''));
  // Strict OOXML writes percentages, transitional OOXML thousandths of a percent.
  return Number.isFinite(number) ? number * (text.endsWith('%') ? 1000 : 1) : undefined;
}

/** Whole number between two bounds; undefined for others, so that no file decides the length of a loop. */
export function readInteger(
  element: Element | undefined,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const number = readNumber(element, name);
  return number !== undefined && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined;
}

export function readBoolean(element: Element | undefined, name: string): boolean {
  return ['1', 'true'].includes(readAttribute(element, name) ?? '');
}

const RELATIONSHIP_NAMESPACES = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
];

/** Relationship id, for example of `r:embed`. */
export function readRelationshipId(element: Element | undefined, name: string): string | undefined {
  return RELATIONSHIP_NAMESPACES.map((space) => element?.getAttributeNS(space, name)).find(
    (id): id is string => typeof id === 'string',
  );
}
