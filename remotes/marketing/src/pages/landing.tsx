import { landing } from '../content/landing';
import { ColorScript } from '../pictures/color-script';
import { Lobby } from '../pictures/lobby';
import { LoglineDesk } from '../pictures/logline-desk';
import { ReadingOrder } from '../pictures/reading-order';
import { StorySpine } from '../pictures/story-spine';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  lobby: Lobby,
  readingOrder: ReadingOrder,
  colorScript: ColorScript,
  storySpine: StorySpine,
  loglineDesk: LoglineDesk,
};

export default function LandingPage() {
  return <MarketingPage content={landing} pictures={pictures} />;
}
