import { joinClassNames, Container } from '@site/ui';
import type { PairSection, PairSide } from '../content/types';
import { InlineMarkup } from './inline-markup';
import css from './pair.module.css';

/** Comparison of two things side by side, one lit by daylight, one by tungsten. */
export function Pair({ title, intro, sides }: PairSection) {
  return (
    <section className={`${css.band} ui-later`}>
      <Container>
        <h2 className={css.title}>{title}</h2>
        <p className={css.intro}>
          <InlineMarkup text={intro} />
        </p>
        <div className={joinClassNames('ui-reveal', css.sides)}>
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
        <InlineMarkup text={text} />
      </p>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>
            <InlineMarkup text={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}
