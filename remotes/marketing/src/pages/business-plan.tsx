import { businessPlan } from '../content/business-plan';
import { MarketingPage } from '../sections/marketing-page';

export default function BusinessPlanPage() {
  return <MarketingPage content={businessPlan} />;
}
