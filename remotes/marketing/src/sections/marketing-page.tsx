import type { PageContent, Section } from '../content/types';
import { english } from '../content/words';
import { Closing } from './closing';
import { Doors } from './doors';
import { Film } from './film';
import { Hero } from './hero';
import { Pair } from './pair';
import { Scenes } from './scenes';
import type { Pictures } from './still';
import { WordsContext } from './words-context';

/** Template of the content pages: a title card, sections and a closing call to action. */
export function MarketingPage<Picture extends string>({
  content,
  pictures,
}: {
  content: PageContent<Picture>;
  pictures: Pictures<Picture>;
}) {
  return (
    <WordsContext value={content.words ?? english}>
      <Hero hero={content.hero} clips={clipsOf(content.sections)} pictures={pictures} />
      {content.sections.map((section, index) => (
        <SectionView key={index} section={section} pictures={pictures} />
      ))}
    </WordsContext>
  );
}

function SectionView<Picture extends string>({
  section,
  pictures,
}: {
  section: Section<Picture>;
  pictures: Pictures<Picture>;
}) {
  switch (section.kind) {
    case 'scenes':
      return <Scenes section={section} pictures={pictures} />;
    case 'pair':
      return <Pair {...section} />;
    case 'film':
      return <Film {...section} />;
    case 'links':
      return <Doors {...section} />;
    case 'closing':
      return <Closing {...section} />;
  }
}

function clipsOf(sections: Section[]) {
  return sections
    .flatMap((section) => (section.kind === 'scenes' ? section.scenes : []))
    .map(({ id, heading, still }) => ({ id, heading, timecode: still.timecode }));
}
