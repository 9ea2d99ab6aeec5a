import { Container } from '@site/ui';
import { PricingPlans } from '../pricing/pricing-plans';
import { Closing } from '../sections/closing';
import { PageLinks } from '../sections/page-links';
import { PlainHero } from '../sections/plain-hero';

const seeAlso = [
  {
    to: '/film-festival-marketing',
    label: 'Film festival marketing',
    text: 'Press kit and festival run, part of the Advanced list.',
  },
  {
    to: '/aaas',
    label: 'AaaS, explained',
    text: 'What an on-demand engagement delivers and what it needs from you.',
  },
  {
    to: '/terms-of-service',
    label: 'Before you sign',
    text: 'All payments are final. AaaS terms cannot be transferred or ended early.',
  },
];

export default function PricingPage() {
  return (
    <>
      <PlainHero slug="Box office" title="Pricing Plans">
        <p>
          For the professional pitch process, business plans, funding and finance, and content
          marketing. No two projects cost the same, so every price begins with a talk.
        </p>
      </PlainHero>
      <Container>
        <PricingPlans />
      </Container>
      <PageLinks slug="Small print, large type" title="Worth reading first" links={seeAlso} />
      <Closing
        title="Let’s talk about the number"
        text="Tell us the project, the team and the date. You get a quotation with its scope in writing, and no table of add-ons."
      />
    </>
  );
}
