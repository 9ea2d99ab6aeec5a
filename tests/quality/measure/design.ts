/** Measurements of the look that run inside the page; see layout.ts for the rule they follow. */

export interface DesignMeasurements {
  fontSizes: string[];
  families: string[];
  radii: string[];
  offGrid: string[];
  longLines: string[];
}

/** Font sizes, corners, spacing and line lengths in use on the page. Drawings are left out: they are pictures. */
export function measureDesign(): DesignMeasurements {
  const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      !element.closest('svg, .splash, video') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const withText = shown.filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    ),
  );
  const styleOf = new Map(shown.map((element) => [element, getComputedStyle(element)]));
  const spacing = [
    'paddingTop',
    'paddingRight',
    'paddingBottom',
    'paddingLeft',
    'rowGap',
    'columnGap',
  ] as const;

  return {
    fontSizes: distinct(withText.map((element) => styleOf.get(element)?.fontSize ?? '')),
    families: distinct(
      withText.map((element) => (styleOf.get(element)?.fontFamily ?? '').split(',')[0] ?? ''),
    ),
    radii: distinct(shown.map((element) => cornerOf(element)).filter((corner) => corner !== '0px')),
    offGrid: distinct(
      shown.flatMap((element) =>
        spacing
          .map((side) => [side, Number.parseFloat(styleOf.get(element)?.[side] ?? '')] as const)
          // One and two pixels are optical corrections, not rhythm.
          .filter(([, size]) => size > 2 && size % 4 !== 0)
          .map(
            ([side, size]) =>
              `${element.tagName.toLowerCase()}.${element.className} ${side} ${size}px`,
          ),
      ),
    ),
    longLines: withText
      .filter((element) => element.matches('p, li, dd, blockquote, figcaption'))
      .flatMap((element) => linesOf(element).filter((line) => lettersOf(line) > 80)),
  };

  function distinct(values: string[]): string[] {
    return [...new Set(values)].toSorted();
  }

  /** As a reader counts them: what a sign above or below belongs to is one with it. */
  function lettersOf(line: string): number {
    return [...new Intl.Segmenter().segment(line)].length;
  }

  function cornerOf(element: HTMLElement): string {
    const corner = getComputedStyle(element).borderTopLeftRadius;
    const isRound = corner.endsWith('%') || Number.parseFloat(corner) >= 100;
    return isRound ? 'round' : corner;
  }

  /** The lines of text as they stand on the screen: words that share a height. */
  function linesOf(element: HTMLElement): string[] {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const height = Math.round(range.getBoundingClientRect().bottom / 8);
        lines.set(height, `${lines.get(height) ?? ''} ${match[0]}`.trim());
      }
    }
    return [...lines.values()];
  }
}
