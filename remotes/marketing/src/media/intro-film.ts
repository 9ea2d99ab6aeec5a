import captions from './intro.vtt';
import captionText from './intro.vtt?raw';
import av1 from './intro.av1.mp4';
import h264 from './intro.h264.mp4';
import poster from './intro-poster.avif';

/** Files of the intro film. `npm run film` records it: tests/pictures/record-film.spec.ts */
export const introFilm = { av1, h264, captions, poster, transcript: readTranscript(captionText) };

/** Lines of captions: each cue is its time and one line. */
function readTranscript(webVtt: string): string[] {
  return [...webVtt.matchAll(/-->.*\n(.+)/g)].map(([, line = '']) => line);
}
