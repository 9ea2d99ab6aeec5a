import { Container, SlugLine } from '@site/ui';
import { DemoForm } from '../book-demo/demo-form';
import css from './book-demo.module.css';

const expectations = [
  {
    title: 'Your project on the screen',
    text: 'We prepare with what you write in the message, so the demo is about your film, slate or institution.',
  },
  {
    title: 'The whole way, once',
    text: 'Logline, synopsis, deck, budget, waterfall: you see each document come from the one before it.',
  },
  {
    title: 'A plain answer on price',
    text: 'You hear which plan fits, what it leaves out and what we would need from you.',
  },
  {
    title: 'Something to keep',
    text: 'The pages we make in the demo are yours, whether or not we work together.',
  },
];

export default function BookDemoPage() {
  return (
    <Container className={css.page}>
      <div>
        <SlugLine>Int. Our screening room — Your choice of day</SlugLine>
        <h1 className={css.title}>See the product in action</h1>
        <p className={css.lead}>
          One project, one sitting, no slides about us. This is what to expect:
        </p>
        <ol className={css.expectations}>
          {expectations.map(({ title, text }) => (
            <li key={title}>
              <h2 className={css.expectation}>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <section className={css.card} aria-labelledby="demo-card-title">
        <h2 id="demo-card-title" className={css.cardTitle}>
          Book a Demo
        </h2>
        <p className={css.note}>Every field is required.</p>
        <DemoForm />
      </section>
    </Container>
  );
}
