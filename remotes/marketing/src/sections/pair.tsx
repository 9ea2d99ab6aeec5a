import { classes, Container, Slug } from '@site/ui';
import type { PairSection, PairSide } from '../content/types';
import { Inline } from './inline';
import css from './pair.module.css';

/** Comparison of two things side by side, one lit by daylight, one by tungsten. */
export function Pair({ slug, title, intro, sides }: PairSection) {
  return (
    <section className={`${css.band} ui-later`}>
      <Container>
        <Slug>{slug}</Slug>
        <h2 className={css.title}>{title}</h2>
        <p className={css.intro}>
          <Inline text={intro} />
        </p>
        <div className={classes('ui-reveal', css.sides)}>
          {sides.map((side) => (
            <Side key={side.heading} {...side} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function Side({ heading, light, text, points }: PairSide) {
  return (
    <div className={css.side} data-light={light}>
      <h3>{heading}</h3>
      <p>
        <Inline text={text} />
      </p>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>
            <Inline text={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}
