import { businessPlan } from '../content/business-plan';
import { Comparables } from '../pictures/comparables';
import { DevelopmentSlate } from '../pictures/development-slate';
import { StripBoard } from '../pictures/strip-board';
import { Windows } from '../pictures/windows';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  comparables: Comparables,
  developmentSlate: DevelopmentSlate,
  stripBoard: StripBoard,
  windows: Windows,
};

export default function BusinessPlanPage() {
  return <MarketingPage content={businessPlan} pictures={pictures} />;
}
