import type { PageContent, PageSection } from '../content/types';
import { englishUiStrings } from '../content/ui-strings';
import { Closing } from './closing';
import { PageLinks } from './page-links';
import { IntroFilm } from './intro-film';
import { Hero } from './hero';
import { Pair } from './pair';
import { Scenes } from './scenes';
import { UiStringsContext } from './ui-strings-context';

/** Creates a content page: a title card, sections and a closing call to action. */
export function createMarketingPage(content: PageContent) {
  return function MarketingPage() {
    return (
      <UiStringsContext value={content.uiStrings ?? englishUiStrings}>
        <Hero hero={content.hero} clips={clipsOf(content.sections)} />
        {content.sections.map((section, index) => (
          <SectionView key={index} section={section} />
        ))}
      </UiStringsContext>
    );
  };
}

function SectionView({ section }: { section: PageSection }) {
  switch (section.kind) {
    case 'scenes':
      return <Scenes {...section} />;
    case 'pair':
      return <Pair {...section} />;
    case 'film':
      return <IntroFilm {...section} />;
    case 'links':
      return <PageLinks {...section} />;
    case 'closing':
      return <Closing {...section} />;
  }
}

function clipsOf(sections: PageSection[]) {
  return sections
    .flatMap((section) => (section.kind === 'scenes' ? section.scenes : []))
    .map(({ id, heading }) => ({ id, heading }));
}
