import { classes, Container, Slug } from '@site/ui';
import type { CallSheet, Hero as HeroContent } from '../content/types';
import { Actions } from './actions';
import css from './hero.module.css';
import { Inline, fillNames } from './inline';
import { Still, type Pictures } from './still';
import { Timeline, type Clip } from './timeline';

/** The title card: what the page says, what to do, and the page's scenes as clips. */
export function Hero<Picture extends string>({
  hero,
  clips,
  pictures,
}: {
  hero: HeroContent<Picture>;
  clips: Clip[];
  pictures: Pictures<Picture>;
}) {
  return (
    <Container className={classes(css.hero, hero.still && css.withStill)}>
      <Slug>{hero.slug}</Slug>
      <h1 className={css.title}>{fillNames(hero.title)}</h1>
      <div className={css.below}>
        <div className={css.pitch}>
          <p className={css.lead}>
            <Inline text={hero.lead} />
          </p>
          <Actions actions={hero.actions} />
        </div>
        {hero.callSheet && <CallSheetTable {...hero.callSheet} />}
      </div>
      {hero.still && <Still still={hero.still} pictures={pictures} className={css.still} />}
      <Timeline clips={clips} />
    </Container>
  );
}

function CallSheetTable({ title, rows }: CallSheet) {
  return (
    <div className={css.sheet}>
      <p className={css.sheetTitle}>{title}</p>
      <dl className={css.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd>
              <Inline text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
