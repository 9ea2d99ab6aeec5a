import { Container } from '@site/ui';
import { parseLegalDocument, type LegalBlock } from '../content/legal/parse-legal-document';
import { InlineMarkup, fillSiteNames } from './inline-markup';
import css from './legal-page.module.css';
import { PlainHero } from './plain-hero';

/** Legal document with its table of contents beside it. */
export function LegalPage({ markdown }: { markdown: string }) {
  const { title, effectiveDate, updatedDate, intro, sections } = parseLegalDocument(markdown);
  return (
    <>
      <PlainHero title={title}>
        <p className={css.dates}>
          Effective {effectiveDate} · Updated {updatedDate}
        </p>
      </PlainHero>
      <Container className={css.page}>
        <nav className={css.contents} aria-labelledby="legal-contents">
          <h2 id="legal-contents" className={css.contentsTitle}>
            Contents
          </h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{fillSiteNames(heading)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.text}>
          <Blocks blocks={intro} />
          {sections.map(({ id, heading, blocks }, index) => (
            <section key={id} className={`${css.section} ui-later`} aria-labelledby={id}>
              <h2 id={id} className={css.heading}>
                <span className={css.number}>{index + 1}.</span> {fillSiteNames(heading)}
              </h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}

function Blocks({ blocks }: { blocks: LegalBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>
        <InlineMarkup text={block.text} />
      </p>
    ) : (
      <ul key={index}>
        {block.items.map((item) => (
          <li key={item}>
            <InlineMarkup text={item} />
          </li>
        ))}
      </ul>
    ),
  );
}
