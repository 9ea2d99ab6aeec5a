/** Styles that nearly every element has of its own, so they stay on it. */
const OWN_STYLES = ['left', 'top', 'width', 'height', 'transform'] as const;

/** Initial values that no browser's own style sheet replaces. */
const INITIAL_VALUES: readonly string[] = ['auto', 'none'];

export interface StyleSheet {
  /** Moves the style attributes of a copied slide into classes, and pictures that are shown repeatedly. */
  readonly moveStyles: (copy: HTMLElement) => void;
  /** Returns the rules once all slides are there. */
  readonly finish: () => string;
}

/** Collects equal styles and equal pictures of several slides, so that a file has them once. */
export function createStyleSheet(): StyleSheet {
  const classes = new Map<string, string>();
  const images = new Map<string, HTMLImageElement[]>();
  const classFor = (declarations: string) => {
    const name = classes.get(declarations) ?? `s${classes.size}`;
    classes.set(declarations, name);
    return name;
  };
  return {
    moveStyles(copy) {
      for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
        const { style } = element;
        const own = OWN_STYLES.flatMap((name) => {
          const value = style.getPropertyValue(name);
          style.removeProperty(name);
          return value === '' || INITIAL_VALUES.includes(value) ? [] : [`${name}:${value}`];
        });
        // They follow from those.
        for (const name of ['right', 'bottom']) style.removeProperty(name);
        if (style.cssText !== '') element.setAttribute('class', classFor(style.cssText));
        style.cssText = own.join(';');
        if (own.length === 0) element.removeAttribute('style');
        for (const name of ['data-id', 'data-asset', 'data-cell', 'draggable'])
          element.removeAttribute(name);
        if (element instanceof HTMLImageElement)
          images.set(element.src, [...(images.get(element.src) ?? []), element]);
      }
    },
    finish() {
      const pictures = Array.from(images).filter(
        ([url, shown]) => url.startsWith('data:') && shown.length > 1,
      );
      for (const [url, shown] of pictures)
        for (const image of shown) {
          image.classList.add(classFor(`content:url("${url}")`));
          image.src = EMPTY_PICTURE;
        }
      return Array.from(classes, ([declarations, name]) => `.${name}{${declarations}}`).join('\n');
    },
  };
}

/** One transparent pixel: an image without a source is no image to browsers. */
const EMPTY_PICTURE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
