import { businessPlan } from '../content/business-plan';
import { Comparables } from '../pictures/comparables';
import developmentSlate from '../pictures/development-slate.svg?raw';
import stripBoard from '../pictures/strip-board.svg?raw';
import windows from '../pictures/windows.svg?raw';
import { createDrawings } from '../pictures/svg-drawing';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  ...createDrawings({ developmentSlate, stripBoard, windows }),
  comparables: Comparables,
};

export default function BusinessPlanPage() {
  return <MarketingPage content={businessPlan} pictures={pictures} />;
}
