import { classes, Container, Slug } from '@site/ui';
import type { CallSheet, Hero as HeroContent } from '../content/types';
import { Actions } from './actions';
import css from './hero.module.css';
import { Inline, fillNames } from './inline';
import { Still, type Pictures } from './still';
import { Timeline, type Clip } from './timeline';

/**
 * Title card: heading, lead and actions, with the scenes of the page as clips beside them. A page without a call
 * sheet starts with a large picture instead.
 */
export function Hero<Picture extends string>({
  hero,
  clips,
  pictures,
}: {
  hero: HeroContent<Picture>;
  clips: Clip[];
  pictures: Pictures<Picture>;
}) {
  const still = hero.still && (
    <Still still={hero.still} pictures={pictures} className={css.still} />
  );
  return (
    <Container className={classes(css.hero, hero.callSheet ? css.withClips : css.withStill)}>
      <Slug>{hero.slug}</Slug>
      <h1 className={css.title}>{fillNames(hero.title)}</h1>
      <div className={css.pitch}>
        <p className={css.lead}>
          <Inline text={hero.lead} />
        </p>
        <Actions actions={hero.actions} />
      </div>
      {hero.callSheet ? (
        <>
          <div className={css.clips}>
            <Timeline clips={clips} hasThumbnails />
          </div>
          <CallSheetTable {...hero.callSheet} />
          {still}
        </>
      ) : (
        <>
          {still}
          <div className={css.clips}>
            <Timeline clips={clips} hasThumbnails={false} />
          </div>
        </>
      )}
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
