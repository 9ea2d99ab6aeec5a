import { Link } from '@site/page/router';
import { Container } from '@site/ui';
import type { LinksSection } from '../content/types';
import css from './page-links.module.css';
import { InlineMarkup } from './inline-markup';
import { useNameLanguage } from './ui-strings-context';

/** Links to other pages, set like a cast list. */
export function PageLinks({ title, links }: Omit<LinksSection, 'kind'>) {
  return (
    <section className={`${css.section} ui-later`}>
      <Container>
        <h2>{title}</h2>
        <ul className={css.list}>
          {links.map(({ to, label, text }) => (
            <li key={to} className={css.item}>
              <PageLink to={to} label={label} />
              <p className={css.text}>
                <InlineMarkup text={text} />
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

function PageLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={css.label} lang={useNameLanguage(label)}>
      {label}
    </Link>
  );
}
