import { Container } from '@site/ui';
import { DemoForm } from '../book-demo/demo-form';
import { storyStackImage } from '../media/product-images';
import { Still } from '../sections/still';
import css from './book-demo.module.css';

const expectations = [
  {
    title: 'Your project on the screen',
    text: 'We prepare with your message, so the demo is about your film, slate or school.',
  },
  {
    title: 'From logline to deck',
    text: 'We draft a synopsis from a logline and start a deck from it, in the real product.',
  },
  {
    title: 'A plain answer on price',
    text: 'You hear which plan fits, what it leaves out and what we’d need from you.',
  },
  {
    title: 'Something to keep',
    text: 'You keep the deck we start in the demo, whether or not we work together.',
  },
];

export default function BookDemoPage() {
  return (
    <Container className={css.page}>
      <div>
        <h1 className={css.title}>See the product in action</h1>
        <p className={css.lead}>One project, no slides about us.</p>
      </div>
      <section className={css.card} aria-labelledby="demo-card-title">
        <h2 id="demo-card-title" className={css.cardTitle}>
          Book a Demo
        </h2>
        <DemoForm />
      </section>
      <div>
        <ol className={css.expectations} aria-label="What to expect">
          {expectations.map(({ title, text }) => (
            <li key={title}>
              <h2 className={css.expectation}>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Still
          className={css.still}
          still={{
            picture: storyStackImage,
            alt: 'Slides of The Salt Road: the logline, the synopsis that was written from it, and the cover.',
            caption: 'Example: from logline to deck',
          }}
        />
      </div>
    </Container>
  );
}
