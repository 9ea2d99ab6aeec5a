import { isLargerThan, MAX_VIDEO_MB, type VideoMediaType } from '../core/model/clip-types';
import type { ImportedImage } from '../ooxml/picture-reader';
import { encodePicture, readVideoType } from '../storage/assets/read-image';

/** Signals a file that cannot be a video of a deck; its message says why, and what to do. */
export class UnusableVideoError extends Error {}

interface ImportedClip {
  readonly blob: Blob;
  readonly type: VideoMediaType;
  /** A frame of the video. */
  readonly poster: ImportedImage;
}

/**
 * Reads a video that this browser can play.
 * @throws {UnusableVideoError}
 */
export async function readVideoClip(file: File): Promise<ImportedClip> {
  const type = await readVideoType(file);
  if (!type)
    throw new UnusableVideoError(
      `“${file.name}” is not an MP4 or WebM video, and was left out. Save it as MP4, then add it again.`,
    );
  if (isLargerThan(file.size, MAX_VIDEO_MB))
    throw new UnusableVideoError(
      `“${file.name}” is larger than ${MAX_VIDEO_MB} MB, and was left out. Shorten it or save it with a lower bit rate, then add it again.`,
    );
  const blob = file.slice(0, file.size, type);
  const poster = await capturePoster(blob);
  if (!poster)
    throw new UnusableVideoError(
      `This browser cannot play “${file.name}”, so it was left out. Save it as MP4 with H.264 video, then add it again.`,
    );
  return { blob, type, poster };
}

/** Many films begin with black. */
const POSTER_TIME_S = 1;

/** Draws a frame near the beginning; undefined if the browser cannot play the video. */
async function capturePoster(blob: Blob): Promise<ImportedImage | undefined> {
  const url = URL.createObjectURL(blob);
  const video = document.createElement('video');
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await waitForEvent(video, 'loadeddata');
    const { videoWidth: width, videoHeight: height, duration } = video;
    if (width === 0 || height === 0) return undefined;
    // Recordings of a browser have no duration.
    if (Number.isFinite(duration)) {
      video.currentTime = Math.min(POSTER_TIME_S, duration / 2);
      await waitForEvent(video, 'seeked');
    }
    return await encodePicture({ bitmap: video, width, height, displaySize: null }, 'image/jpeg');
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/** Rejects if the video fails first. */
function waitForEvent(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('The video cannot be played.')), {
      once: true,
    });
  });
}
