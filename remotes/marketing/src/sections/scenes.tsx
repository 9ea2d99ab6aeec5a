import { Link } from '@site/page/router';
import { Container, joinClassNames } from '@site/ui';
import type { SceneContent, ScenesSection, Term } from '../content/types';
import { InlineMarkup, fillSiteNames } from './inline-markup';
import css from './scenes.module.css';
import { Still } from './still';

/** Numbered scenes, set like a shooting script: a slug line between two scene numbers, then the scene. */
export function Scenes({ id, title, intro, scenes }: ScenesSection) {
  return (
    <Container className={css.scenes}>
      {title && (
        <div className={css.opening}>
          <h2 id={id}>{fillSiteNames(title)}</h2>
          {intro && (
            <p>
              <InlineMarkup text={intro} />
            </p>
          )}
        </div>
      )}
      {scenes.map((scene, index) => (
        <Scene key={scene.id} number={index + 1} Heading={title ? 'h3' : 'h2'} scene={scene} />
      ))}
    </Container>
  );
}

function Scene({
  scene,
  number,
  Heading,
}: {
  scene: SceneContent;
  number: number;
  Heading: 'h2' | 'h3';
}) {
  const headingId = `${scene.id}-heading`;
  return (
    <section
      id={scene.id}
      className={joinClassNames('ui-later', css.scene, scene.terms && css.long)}
      aria-labelledby={headingId}
    >
      <NumberedSlugLine number={number}>{scene.slug}</NumberedSlugLine>
      <div className={joinClassNames('ui-reveal', css.grid, number % 2 === 0 && css.mirrored)}>
        <div className={css.text}>
          <Heading id={headingId} className={css.heading}>
            {scene.heading}
          </Heading>
          {scene.text.map((paragraph) => (
            <p key={paragraph}>
              <InlineMarkup text={paragraph} />
            </p>
          ))}
          {scene.link && (
            <Link to={scene.link.to} className={css.link}>
              {scene.link.label}
            </Link>
          )}
        </div>
        <Still still={scene.still} className={css.still} />
      </div>
      {scene.terms && <Terms terms={scene.terms} />}
    </section>
  );
}

function NumberedSlugLine({ number, children }: { number: number; children: string }) {
  return (
    <p className={css.slugLine} aria-hidden="true">
      <span>{number}</span>
      <span className={css.slug}>{children}</span>
      <span>{number}</span>
    </p>
  );
}

/** Sections of a document, each with its content. */
function Terms({ terms }: { terms: Term[] }) {
  return (
    <dl className={css.terms}>
      {terms.map(({ term, detail }) => (
        <div key={term} className={css.term}>
          <dt>{term}</dt>
          <dd>
            <InlineMarkup text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
