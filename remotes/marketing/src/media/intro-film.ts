import captions from './intro.vtt';
import av1 from './intro.av1.mp4';
import h264 from './intro.h264.mp4';
import poster from './intro-poster.avif';
import { transcript } from './transcript';

/** Files of the intro film, rendered by film/render.ts from the pictures of this site. */
export const introFilm = { av1, h264, captions, poster, transcript };
