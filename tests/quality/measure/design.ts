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
  // 58 ch hold 80 letters of the site's text; the rest is what rounding adds to a column that follows the window.
  const MAX_COLUMN_CH = 60;
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
      .filter((element) => lettersOf(element) > 80 && columnOf(element) > MAX_COLUMN_CH)
      .map((element) => `${Math.round(columnOf(element))} ch: ${element.textContent?.trim()}`),
  };

  function distinct(values: string[]): string[] {
    return [...new Set(values)].toSorted();
  }

  /** As a reader counts them: what a sign above or below belongs to is one with it. */
  function lettersOf({ textContent }: HTMLElement): number {
    return [...new Intl.Segmenter().segment(textContent?.trim() ?? '')].length;
  }

  function cornerOf(element: HTMLElement): string {
    const corner = getComputedStyle(element).borderTopLeftRadius;
    const isRound = corner.endsWith('%') || Number.parseFloat(corner) >= 100;
    return isRound ? 'round' : corner;
  }

  /**
   * The width of an element in its font's own unit. Where lines break differs between machines that round letters
   * differently; this does not.
   */
  function columnOf(element: HTMLElement): number {
    const ruler = document.createElement('span');
    ruler.style.cssText = 'position: absolute; width: 100ch';
    element.append(ruler);
    const chPx = ruler.getBoundingClientRect().width / 100;
    ruler.remove();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    return (element.clientWidth - padding) / chPx;
  }
}
