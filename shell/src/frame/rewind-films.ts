/** A film that says `data-rewind` goes back to its poster when it ends, also on a page that has no code of its own. */
export function rewindFilms(): void {
  // In the capturing phase, because the event does not bubble.
  document.addEventListener(
    'ended',
    ({ target }) => {
      if (target instanceof HTMLVideoElement && 'rewind' in target.dataset) target.load();
    },
    true,
  );
}
