import { filmFestival } from '../content/film-festival';
import { Deliverables } from '../pictures/deliverables';
import { FestivalCircuit } from '../pictures/festival-circuit';
import { Positioning } from '../pictures/positioning';
import { PressKit } from '../pictures/press-kit';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  festivalCircuit: FestivalCircuit,
  positioning: Positioning,
  deliverables: Deliverables,
  pressKit: PressKit,
};

export default function FilmFestivalPage() {
  return <MarketingPage content={filmFestival} pictures={pictures} />;
}
