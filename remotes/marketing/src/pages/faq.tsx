import { FaqList } from '../faq/faq-list';
import { Closing } from '../sections/closing';
import { PlainHero } from '../sections/plain-hero';

export default function FaqPage() {
  return (
    <>
      <PlainHero title="Frequently Asked Questions">
        <p>Short answers on the product, plans, support and security.</p>
      </PlainHero>
      <FaqList />
      <Closing
        title="Not on the list?"
        text="Ask in the demo, or write to [{email}](mailto:{email})."
      />
    </>
  );
}
