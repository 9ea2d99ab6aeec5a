/**
 * Resets a video marked `data-rewind-on-end` to its poster when it ends, also on a page that is not hydrated. Serialised
 * into documents, so it refers to nothing outside itself.
 */
export function rewindVideosOnEnd(): void {
  // Capturing, because the event does not bubble.
  document.addEventListener(
    'ended',
    ({ target }) => {
      if (target instanceof HTMLVideoElement && 'rewindOnEnd' in target.dataset) target.load();
    },
    true,
  );
}
