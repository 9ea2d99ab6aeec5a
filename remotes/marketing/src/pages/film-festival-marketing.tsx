import { filmFestival } from '../content/film-festival';
import { MarketingPage } from '../sections/marketing-page';

export default function FilmFestivalPage() {
  return <MarketingPage content={filmFestival} />;
}
