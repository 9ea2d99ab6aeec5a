import lostPropertySlides from '../pictures/lost-property-slides.webp';
import lostPropertySlidesSmall from '../pictures/lost-property-slides-small.webp';
import lowSeasonSlides from '../pictures/low-season-slides.webp';
import lowSeasonSlidesSmall from '../pictures/low-season-slides-small.webp';
import storyColumn from '../pictures/story-column.webp';
import storyColumnSmall from '../pictures/story-column-small.webp';
import tentCinemaSlides from '../pictures/tent-cinema-slides.webp';
import tentCinemaSlidesSmall from '../pictures/tent-cinema-slides-small.webp';
import styles from './page-picture.module.css';

/** Slides of the example decks, as `npm run pictures` takes them. */
const PICTURES = {
  lostProperty: {
    ...filesOf(lostPropertySlides, lostPropertySlidesSmall, [1092, 935]),
    alt: 'Slides of a series deck: the cover of Lost Property, its characters and its pilot.',
    caption: 'Example deck: Lost Property',
  },
  lowSeason: {
    ...filesOf(lowSeasonSlides, lowSeasonSlidesSmall, [1092, 935]),
    alt: 'Slides of an indie deck: the cover of Low Season, its synopsis and its mood board.',
    caption: 'Example deck: Low Season',
  },
  tentCinema: {
    ...filesOf(tentCinemaSlides, tentCinemaSlidesSmall, [1092, 935]),
    alt: 'Slides of a documentary deck: the cover of The Tent Cinema, its theme and its story.',
    caption: 'Example deck: The Tent Cinema',
  },
  story: {
    ...filesOf(storyColumn, storyColumnSmall, [1080, 1227]),
    alt: 'Two slides of The Salt Road: the logline, and below it the synopsis that was written from it.',
    caption: 'Example: a logline, and its synopsis',
  },
};

/** The small file has 55% of the width. */
function filesOf(src: string, small: string, [width, height]: readonly [number, number]) {
  return { src, srcSet: `${small} ${Math.round(width * 0.55)}w, ${src} ${width}w`, width, height };
}

export type PictureName = keyof typeof PICTURES;

/** Slides of an example deck beside a form. No form waits for them. */
export function PagePicture({ name }: { name: PictureName }) {
  const { alt, caption, ...file } = PICTURES[name];
  return (
    <figure className={styles.picture}>
      <img
        {...file}
        alt={alt}
        sizes="(min-width: 1100px) 600px, 100vw"
        loading="lazy"
        decoding="async"
      />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
