import { Link } from '@site/router';
import { Container, joinClassNames } from '@site/ui';
import type { SceneContent, ScenesSection } from '../content/types';
import { InlineMarkup, fillSiteNames } from './inline-markup';
import css from './scenes.module.css';
import { Still, type Pictures } from './still';
import { Terms } from './terms';

/** Numbered scenes, set like a shooting script: a slug line between two scene numbers, then the scene. */
export function Scenes<Picture extends string>({
  section,
  pictures,
}: {
  section: ScenesSection<Picture>;
  pictures: Pictures<Picture>;
}) {
  const { id, title, intro, scenes } = section;
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
        <Scene
          key={scene.id}
          number={index + 1}
          Heading={title ? 'h3' : 'h2'}
          {...{ scene, pictures }}
        />
      ))}
    </Container>
  );
}

function Scene<Picture extends string>({
  scene,
  number,
  Heading,
  pictures,
}: {
  scene: SceneContent<Picture>;
  number: number;
  Heading: 'h2' | 'h3';
  pictures: Pictures<Picture>;
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
        <Still still={scene.still} pictures={pictures} className={css.still} />
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
