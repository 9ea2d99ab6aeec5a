/** Measurements against the theme that run inside the page; see layout.ts for the rule they follow. */

/** Texts whose size or color is no step of the theme, headings beside their steps, and stretched pictures. */
export function findStrayStyles(): string[] {
  const HEADING_STEPS: Record<string, readonly string[]> = {
    // A name above a larger promise; titles of content pages; of forms and legal texts.
    H1: ['lead', 'h1', 'h2'],
    H2: ['h2', 'chapter', 'h3', 'body', 'small'],
    H3: ['h2', 'chapter', 'h3', 'body'],
  };
  const COLORS = 'text text-2 text-3 primary-text on-primary link success warning error'.split(' ');
  const STEPS = ['micro', 'tiny', 'slug', 'small', 'body', 'h3', 'lead', 'chapter', 'h2', 'h1'];
  const probe = document.createElement('div');
  document.body.append(probe);
  const sizes = new Map(STEPS.map((step) => [step, read('fontSize', `var(--t-${step})`)]));
  const colors = new Set(COLORS.map((color) => read('color', `var(--${color})`)));
  probe.remove();

  const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      !element.closest('svg, video, .splash, .ui-hidden, [inert]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      ),
  );
  return [
    ...texts.flatMap((element) => {
      const { fontSize, color } = getComputedStyle(element);
      return [
        ...([...sizes.values()].includes(fontSize) ? [] : [describe(element, fontSize)]),
        ...(colors.has(color) ? [] : [describe(element, color)]),
      ];
    }),
    ...[...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) => {
      const { fontSize } = getComputedStyle(heading);
      const steps = HEADING_STEPS[heading.tagName]?.map((step) => sizes.get(step));
      return steps?.includes(fontSize) ? [] : [describe(heading, `${fontSize} for its level`)];
    }),
    ...[...document.querySelectorAll('main img')].flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return [];
      const { width, height } = image.getBoundingClientRect();
      if (height === 0 || getComputedStyle(image).objectFit !== 'fill') return [];
      const stretch = width / height / (image.naturalWidth / image.naturalHeight);
      return Math.abs(stretch - 1) < 0.02 ? [] : [describe(image, `stretched by ${stretch}`)];
    }),
  ];

  function read(property: 'fontSize' | 'color', value: string): string {
    probe.style[property] = value;
    return getComputedStyle(probe)[property];
  }

  function describe(element: Element, value: string): string {
    const name = element.getAttribute('alt') ?? element.textContent?.trim() ?? '';
    return `${element.tagName.toLowerCase()} "${name.slice(0, 40)}": ${value}`;
  }
}

/** Distance in CSS pixels between the top of the title and where titles begin: below the header, or a slug line. */
export function measureTitleOffset(): number {
  const title = document.querySelector('main h1')?.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  if (!title || !header) return 0;
  const slug = document.querySelector('main .ui-slug')?.getBoundingClientRect();
  const probe = document.createElement('div');
  probe.style.height = 'var(--page-top)';
  document.body.append(probe);
  const { height: pageTop } = probe.getBoundingClientRect();
  // A slug line has its own 24 px above and 20 px below where the window leaves no more.
  probe.style.height = 'calc(var(--s6) + var(--s5))';
  const { height: slugSpace } = probe.getBoundingClientRect();
  probe.remove();
  const hasSlug = slug !== undefined && slug.top < title.top;
  const expected = Math.max(pageTop, hasSlug ? slugSpace + slug.height : 0);
  return Math.round(title.top - header.bottom - expected);
}
