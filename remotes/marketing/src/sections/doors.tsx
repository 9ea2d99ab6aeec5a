import { Link } from '@site/router';
import { Container, Slug } from '@site/ui';
import type { DoorsSection } from '../content/types';
import css from './doors.module.css';
import { Inline } from './inline';

/** Links to other pages, set like a cast list. */
export function Doors({ slug, title, doors }: Omit<DoorsSection, 'kind'>) {
  return (
    <section className={`${css.section} ui-later`}>
      <Container className={css.columns}>
        <Slug>{slug}</Slug>
        <h2>{title}</h2>
        <ul className={css.list}>
          {doors.map(({ to, label, text }) => (
            <li key={to} className={css.item}>
              <Link to={to} className={css.label}>
                {label}
              </Link>
              <p className={css.text}>
                <Inline text={text} />
              </p>
              <svg className={css.arrow} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 12h15m-6-6 6 6-6 6" />
              </svg>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
