import { Container } from '@site/ui';
import { introFilm } from '../media/intro-film';
import type { FilmSection } from '../content/types';
import css from './intro-film.module.css';

/** Intro film. Nothing loads before it is played, and it returns to its poster when it ends. */
export function IntroFilm({ title, text }: FilmSection) {
  return (
    <section className={`${css.film} ui-later`} id="film">
      <Container>
        <h2>{title}</h2>
        <p className={css.text}>{text}</p>
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
          <summary>Transcript</summary>
          {introFilm.transcript.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      </Container>
    </section>
  );
}
