import packageSlides from '../pictures/package-slides.webp';
import packageSlidesSmall from '../pictures/package-slides-small.webp';
import styles from './page-picture.module.css';

/** Slides of the example deck beside a form, as `npm run pictures` takes them. No form waits for it. */
export function PagePicture() {
  return (
    <figure className={styles.picture}>
      <img
        src={packageSlides}
        srcSet={`${packageSlidesSmall} 601w, ${packageSlides} 1092w`}
        sizes="(min-width: 1100px) 600px, 100vw"
        width={1092}
        height={935}
        loading="lazy"
        decoding="async"
        alt="Slides of a feature deck: the cover of The Salt Road, the director’s statement and a budget."
      />
      <figcaption className={styles.caption}>Example deck: The Salt Road</figcaption>
    </figure>
  );
}
