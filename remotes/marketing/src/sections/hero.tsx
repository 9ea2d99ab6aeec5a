import { joinClassNames, Container, SlugLine } from '@site/ui';
import type { KeyFacts, HeroContent } from '../content/types';
import { PageActions } from './page-actions';
import css from './hero.module.css';
import { InlineMarkup, fillSiteNames } from './inline-markup';
import { Still, type PictureComponents } from './still';
import { Timeline, type TimelineClip } from './timeline';

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
  clips: TimelineClip[];
  pictures: PictureComponents<Picture>;
}) {
  const still = hero.still && (
    <Still still={hero.still} pictures={pictures} className={css.still} />
  );
  return (
    <Container className={joinClassNames(css.hero, hero.keyFacts ? css.withClips : css.withStill)}>
      <SlugLine>{hero.slug}</SlugLine>
      <h1 className={css.title}>{fillSiteNames(hero.title)}</h1>
      <div className={css.pitch}>
        <p className={css.lead}>
          <InlineMarkup text={hero.lead} />
        </p>
        <PageActions actions={hero.actions} />
      </div>
      {hero.keyFacts ? (
        <>
          <div className={css.clips}>
            <Timeline clips={clips} hasThumbnails />
          </div>
          <KeyFactsTable {...hero.keyFacts} />
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

function KeyFactsTable({ title, rows }: KeyFacts) {
  return (
    <div className={css.sheet}>
      <p className={css.sheetTitle}>{title}</p>
      <dl className={css.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd>
              <InlineMarkup text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
