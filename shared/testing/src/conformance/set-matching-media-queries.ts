/** Mocks `matchMedia` so that exactly these media queries match. */
export function setMatchingMediaQueries(matching: readonly string[]): void {
  window.matchMedia = (media) => {
    const list = { matches: matching.includes(media), media, onchange: null };
    return Object.assign(new EventTarget(), list, {
      // MUI uses the deprecated methods.
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
