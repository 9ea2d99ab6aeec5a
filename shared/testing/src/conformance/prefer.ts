/** From now on these media queries match, and no others. */
export function prefer(matching: readonly string[]): void {
  window.matchMedia = (media) => {
    const list = { matches: matching.includes(media), media, onchange: null };
    return Object.assign(new EventTarget(), list, {
      // MUI still listens by these names.
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
