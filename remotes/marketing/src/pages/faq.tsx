import { Closing } from '../sections/closing';
import { DisclosureSign } from '../disclosure/disclosure-sign';
import { PlainHero } from '../sections/plain-hero';
import { Container } from '@site/ui';
import { InlineMarkup } from '../sections/inline-markup';
import { Timeline } from '../timeline/timeline';
import faqItems from '../faq/faq-items.json';
import css from '../faq/faq-list.module.css';

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

/** Topics in the order of the page; ids are anchors, as in `/faq#safety`. */
const topics = [
  { id: 'product', heading: 'Product and service' },
  { id: 'audiences', heading: 'Filmmakers and schools' },
  { id: 'start', heading: 'Plans and start' },
  { id: 'safety', heading: 'Support and security' },
];

/**
 * Native `details` with a shared name: one answer is open at a time, the search of the browser finds closed
 * ones, and no script is needed. The anchor is inside the answer, so that a link to it opens it.
 */
function FaqList() {
  return (
    <Container>
      <Timeline clips={topics} />
      <div className={css.topics}>
        {topics.map(({ id, heading }) => (
          <section key={id} id={id} className={css.topic} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <div className={css.list}>
              {faqItems
                .filter(({ topic }) => topic === id)
                .map((item) => (
                  <Question key={item.id} {...item} />
                ))}
            </div>
          </section>
        ))}
      </div>
    </Container>
  );
}

/** `id` is the anchor of the question, as in `/faq#how-to-start`. The first is open until another is. */
function Question({ id, question, answer }: (typeof faqItems)[number]) {
  return (
    <details name="faq" className={css.item} open={id === faqItems[0]?.id}>
      <summary className={css.question}>
        <h3 className={css.heading}>{question}</h3>
        <DisclosureSign />
      </summary>
      <div id={id} className={css.answer}>
        {Array.isArray(answer) ? (
          <ul>
            {answer.map((line) => (
              <li key={line}>
                <InlineMarkup text={line} />
              </li>
            ))}
          </ul>
        ) : (
          <p>
            <InlineMarkup text={answer} />
          </p>
        )}
        <a
          href={`#${id}`}
          className={`${css.permalink} ui-no-print`}
          aria-label={`Link to this answer: ${question}`}
        >
          Link to this answer
        </a>
      </div>
    </details>
  );
}
