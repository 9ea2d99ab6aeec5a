/** Formats that the browsers play; PowerPoint plays MP4 only. */
export const VIDEO_MEDIA_TYPES = ['video/mp4', 'video/webm'] as const;

export type VideoMediaType = (typeof VIDEO_MEDIA_TYPES)[number];

const BYTES_PER_MB = 1024 * 1024;

/** A minute in full HD, and two of them in a deck: a deck file carries them as text that a browser must parse. */
export const MAX_VIDEO_MB = 50;
export const MAX_DECK_VIDEOS_MB = 100;

/** Length of what `videoTypeOf` reads. */
export const VIDEO_HEADER_BYTES = 64;

/** Reads the format from the beginning of a file, because names and declared types may be wrong. */
export function videoTypeOf(header: Uint8Array): VideoMediaType | undefined {
  const text = String.fromCharCode(...header.subarray(0, VIDEO_HEADER_BYTES));
  // QuickTime files begin like MP4.
  if (text.slice(4, 8) === 'ftyp') return text.slice(8, 12) === 'qt  ' ? undefined : 'video/mp4';
  // Matroska files begin like WebM.
  const isMatroska = text.startsWith('\u001AE\u00DF\u00A3');
  return isMatroska && text.includes('webm') ? 'video/webm' : undefined;
}

export function isLargerThan(bytes: number, megabytes: number): boolean {
  return bytes > megabytes * BYTES_PER_MB;
}
