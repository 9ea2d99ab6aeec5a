import { Container } from '@site/ui';
import { FaqList } from '../faq/faq-list';
import { Closing } from '../sections/closing';
import { PlainHero } from '../sections/plain-hero';
import css from './faq.module.css';

export default function FaqPage() {
  return (
    <>
      <PlainHero slug="Q & A, after the screening" title="Frequently Asked Questions">
        <p>
          Thirteen questions we are asked before anyone signs anything, answered as we would in the
          room.
        </p>
      </PlainHero>
      <Container className={css.questions}>
        <FaqList />
      </Container>
      <Closing
        title="Not on the list?"
        text="Ask in the demo, or write to [{email}](mailto:{email}). If two people ask the same thing, it goes on this page."
      />
    </>
  );
}
