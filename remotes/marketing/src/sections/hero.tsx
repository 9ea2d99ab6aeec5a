import { Container, joinClassNames, SlugLine } from '@site/ui';
import type { HeroContent } from '../content/types';
import { PageActions } from './page-actions';
import css from './hero.module.css';
import { InlineMarkup, fillSiteNames } from './inline-markup';
import { KeyFactsTable } from './key-facts-table';
import { Still } from './still';
import { Timeline, type TimelineClip } from '../timeline/timeline';

/**
 * Title card: heading, lead and actions. A page with key facts has its picture beside them, any other a large one below.
 */
export function Hero({ hero, clips }: { hero: HeroContent; clips: TimelineClip[] }) {
  const { still, keyFacts, facts } = hero;
  return (
    <Container className={joinClassNames(css.hero, keyFacts ? css.withKeyFacts : css.withStill)}>
      <SlugLine>{hero.slug}</SlugLine>
      <div className={css.heading}>
        <h1 className={hero.tagline ? css.name : css.title}>{fillSiteNames(hero.title)}</h1>
        {hero.tagline && <p className={css.tagline}>{hero.tagline}</p>}
      </div>
      <div className={css.pitch}>
        <p className={css.lead}>
          <InlineMarkup text={hero.lead} />
        </p>
        <PageActions actions={hero.actions} />
      </div>
      {facts && (
        <ul className={css.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {still && <Still still={still} className={css.still} />}
      {keyFacts && (
        <div className={css.keyFacts}>
          <KeyFactsTable {...keyFacts} isWide />
        </div>
      )}
      <Timeline clips={clips} className={css.clips} />
    </Container>
  );
}
