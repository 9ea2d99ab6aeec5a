import { Container } from '@site/ui';
import { lastSlideImage } from '../media/product-images';
import { PlanOverview } from '../pricing/plan-overview';
import { PricingPlans } from '../pricing/pricing-plans';
import { Closing } from '../sections/closing';
import { KeyFactsTable } from '../sections/key-facts-table';
import { PageLinks } from '../sections/page-links';
import { PlainHero } from '../sections/plain-hero';
import { SignUpNote } from '../sections/page-actions';
import { Still } from '../sections/still';

const seeAlso = [
  {
    to: '/film-festival-marketing',
    label: 'Film festival marketing',
    text: 'Press kit and festival run, done by our team.',
  },
  {
    to: '/aaas',
    label: 'Agent-as-a-Service (AaaS), explained',
    text: 'What an on-demand engagement delivers and what it needs from you.',
  },
  {
    to: '/terms-of-service',
    label: 'Before you sign',
    text: 'All payments are final. AaaS terms cannot be transferred or ended early.',
  },
];

const priceFactors = {
  title: 'What a price depends on',
  rows: [
    { label: 'Your project', value: 'Its format, its length and what is written already' },
    { label: 'Your team', value: 'How many people use the plan, on how many projects' },
    { label: 'Our work', value: 'Templates that you fill in, or work that our team does' },
    { label: 'Your date', value: 'The deadline of the fund, the market or the festival' },
  ],
};

const examplePicture = {
  picture: lastSlideImage,
  alt: 'The last slide of Lost Property: “Is it yours?” beside a person at a station, with the address of the showrunner.',
  caption: 'Example: the last slide of Lost Property',
};

export default function PricingPage() {
  return (
    <>
      <PlainHero title="Pricing Plans" aside={<Still still={examplePicture} />}>
        <p>
          For the professional pitch process, business plans, funding and finance, and content
          marketing. Every project is different, so we quote after a conversation. A free plan
          includes one free project.
        </p>
        <SignUpNote />
      </PlainHero>
      <Container>
        <KeyFactsTable {...priceFactors} isWide />
        <PricingPlans />
      </Container>
      <PlanOverview />
      <PageLinks title="Worth reading first" links={seeAlso} />
      <Closing
        title="Let’s talk about your project"
        text="Tell us about the project, the team and the date. Our quotation puts the scope in writing."
      />
    </>
  );
}
