import { filmFestival } from '../content/film-festival';
import deliverables from '../pictures/deliverables.svg?raw';
import festivalCircuit from '../pictures/festival-circuit.svg?raw';
import positioning from '../pictures/positioning.svg?raw';
import pressKit from '../pictures/press-kit.svg?raw';
import { createDrawings } from '../pictures/svg-drawing';
import { MarketingPage } from '../sections/marketing-page';

const pictures = createDrawings({ festivalCircuit, positioning, deliverables, pressKit });

export default function FilmFestivalPage() {
  return <MarketingPage content={filmFestival} pictures={pictures} />;
}
