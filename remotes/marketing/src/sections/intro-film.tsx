import { Container } from '@site/ui';
import type { FilmSection } from '../content/types';
import captions from '../media/intro.vtt';
import captionText from '../media/intro.vtt?raw';
import av1 from '../media/intro.av1.mp4';
import h264 from '../media/intro.h264.mp4';
import poster from '../media/intro-poster.webp';
import { DisclosureSign } from '../disclosure/disclosure-sign';
import css from './intro-film.module.css';
import leadCss from './lead.module.css';

/** Files of the intro film. `npm run film` records it: tests/pictures/record-film.spec.ts */
export const introFilm = { av1, h264, captions, poster, transcript: readTranscript(captionText) };

/** Intro film. Nothing loads before it is played, and it returns to its poster when it ends. */
export function IntroFilm({ title, text }: FilmSection) {
  return (
    <section className={`${css.film} ui-later ui-no-print`} id="film">
      <Container>
        <h2>{title}</h2>
        <p className={leadCss.lead}>{text}</p>
        <div className={`${css.frame} ui-later`}>
          <video
            controls
            playsInline
            crossOrigin="anonymous"
            preload="none"
            width={1280}
            height={720}
            poster={introFilm.poster}
            aria-label="Intro film"
            data-rewind-on-end
          >
            <source src={introFilm.av1} type='video/mp4; codecs="av01.0.05M.08"' />
            <source src={introFilm.h264} type='video/mp4; codecs="avc1.64001f"' />
            <track kind="captions" src={introFilm.captions} srcLang="en" label="English" default />
          </video>
        </div>
        <details className={css.transcript}>
          <summary className={css.transcriptTitle}>
            Transcript
            <DisclosureSign isSmall />
          </summary>
          {introFilm.transcript.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      </Container>
    </section>
  );
}

/** Lines of captions: each cue is its time and one line. */
function readTranscript(webVtt: string): string[] {
  return [...webVtt.matchAll(/-->.*\n(.+)/g)].map(([, line = '']) => line);
}
