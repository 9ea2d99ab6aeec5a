import aboutSlides from './product/about-slides.webp';
import aboutSlidesSmall from './product/about-slides-small.webp';
import contactSheet from './product/contact-sheet.webp';
import contactSheetSmall from './product/contact-sheet-small.webp';
import coverThemes from './product/cover-themes.webp';
import coverThemesSmall from './product/cover-themes-small.webp';
import documentarySlides from './product/documentary-slides.webp';
import documentarySlidesSmall from './product/documentary-slides-small.webp';
import editorDark from './product/editor-dark-1280.webp';
import editorDarkLarge from './product/editor-dark-2560.webp';
import editorLight from './product/editor-light-1280.webp';
import editorLightLarge from './product/editor-light-2560.webp';
import editorPhoneDark from './product/editor-phone-dark-780.webp';
import editorPhoneLight from './product/editor-phone-light-780.webp';
import filmSlides from './product/film-slides.webp';
import filmSlidesSmall from './product/film-slides-small.webp';
import fourDecks from './product/four-decks.webp';
import fourDecksSmall from './product/four-decks-small.webp';
import indieSlides from './product/indie-slides.webp';
import indieSlidesSmall from './product/indie-slides-small.webp';
import kitSlides from './product/kit-slides.webp';
import kitSlidesSmall from './product/kit-slides-small.webp';
import lastSlide from './product/last-slide.webp';
import lastSlideSmall from './product/last-slide-small.webp';
import lessonSlides from './product/lesson-slides.webp';
import lessonSlidesSmall from './product/lesson-slides-small.webp';
import lostPropertySlides from './product/lost-property-slides.webp';
import lostPropertySlidesSmall from './product/lost-property-slides-small.webp';
import memoSlides from './product/memo-slides.webp';
import memoSlidesSmall from './product/memo-slides-small.webp';
import planSlides from './product/plan-slides.webp';
import planSlidesSmall from './product/plan-slides-small.webp';
import pressKitSlides from './product/press-kit-slides.webp';
import pressKitSlidesSmall from './product/press-kit-slides-small.webp';
import signOffSlides from './product/sign-off-slides.webp';
import signOffSlidesSmall from './product/sign-off-slides-small.webp';
import slateSlides from './product/slate-slides.webp';
import slateSlidesSmall from './product/slate-slides-small.webp';
import seriesSlides from './product/series-slides.webp';
import seriesSlidesSmall from './product/series-slides-small.webp';
import setupDark from './product/setup-dark-760.webp';
import setupDarkLarge from './product/setup-dark-1520.webp';
import setupLight from './product/setup-light-760.webp';
import setupLightLarge from './product/setup-light-1520.webp';
import storySlides from './product/story-slides.webp';
import storySlidesLight from './product/story-slides-light.webp';
import storySlidesLightSmall from './product/story-slides-light-small.webp';
import storySlidesSmall from './product/story-slides-small.webp';
import storyStack from './product/story-stack.webp';
import storyStackSmall from './product/story-stack-small.webp';

/** Picture of the product, taken by `npm run pictures`. */
export interface ProductImage {
  /** Screenshots have an edge; slides stand on the page. */
  kind: 'screenshot' | 'slides';
  /** Size of `src` in pixels. */
  width: number;
  height: number;
  src: string;
  srcSet: string;
  sizes: string;
  /** Other files for a light scheme or a small screen, the most specific first. */
  sources?: { media: string; srcSet: string; width: number; height: number }[];
  /** Loads before everything else. */
  isOnFirstScreen?: true;
}

const LIGHT = '(prefers-color-scheme: light)';
const PHONE = '(max-width: 599px)';
const EDITOR_SIZE = { width: 1280, height: 720 };
const EDITOR_PHONE_SIZE = { width: 780, height: 712 };
const SETUP_SIZE = { width: 760, height: 424 };
const STACK_SIZE: Size = [1092, 935];
const TRIO_SIZE: Size = [1314, 496];
const STORY_SIZE: Size = [1312, 743];
const BILLING_SIZE: Size = [1092, 837];
const SLATE_SIZE: Size = [1092, 791];

export const editorImage: ProductImage = {
  kind: 'screenshot',
  ...EDITOR_SIZE,
  src: editorDark,
  srcSet: `${editorDark} 1280w, ${editorDarkLarge} 2560w`,
  sizes: '(min-width: 1280px) 1200px, 100vw',
  sources: [
    { media: `${PHONE} and ${LIGHT}`, srcSet: editorPhoneLight, ...EDITOR_PHONE_SIZE },
    { media: PHONE, srcSet: editorPhoneDark, ...EDITOR_PHONE_SIZE },
    { media: LIGHT, srcSet: `${editorLight} 1280w, ${editorLightLarge} 2560w`, ...EDITOR_SIZE },
  ],
  isOnFirstScreen: true,
};

export const setupImage: ProductImage = {
  kind: 'screenshot',
  ...SETUP_SIZE,
  src: setupDark,
  srcSet: `${setupDark} 760w, ${setupDarkLarge} 1520w`,
  sizes: '(min-width: 960px) 640px, 100vw',
  sources: [
    { media: LIGHT, srcSet: `${setupLight} 760w, ${setupLightLarge} 1520w`, ...SETUP_SIZE },
  ],
};

export const contactSheetImage = slides(contactSheet, contactSheetSmall, [1316, 948]);
export const coverThemesImage = slides(coverThemes, coverThemesSmall, [1312, 743]);
export const storySlidesImage: ProductImage = {
  ...slides(storySlides, storySlidesSmall, STORY_SIZE),
  sources: [
    {
      media: LIGHT,
      srcSet: slides(storySlidesLight, storySlidesLightSmall, STORY_SIZE).srcSet,
      width: STORY_SIZE[0],
      height: STORY_SIZE[1],
    },
  ],
};
export const filmSlidesImage = slides(filmSlides, filmSlidesSmall, TRIO_SIZE);
export const signOffSlidesImage = slides(signOffSlides, signOffSlidesSmall, TRIO_SIZE);
export const kitSlidesImage = slides(kitSlides, kitSlidesSmall, TRIO_SIZE);
export const seriesSlidesImage = slides(seriesSlides, seriesSlidesSmall, TRIO_SIZE);
export const indieSlidesImage = slides(indieSlides, indieSlidesSmall, TRIO_SIZE);
export const documentarySlidesImage = slides(documentarySlides, documentarySlidesSmall, TRIO_SIZE);

export const storyStackImage = slides(storyStack, storyStackSmall, STACK_SIZE);
export const lastSlideImage = asideSlides(lastSlide, lastSlideSmall, [940, 529]);

export const fourDecksImage = heroSlides(fourDecks, fourDecksSmall, BILLING_SIZE);
export const planSlidesImage = heroSlides(planSlides, planSlidesSmall, STACK_SIZE);
export const lostPropertySlidesImage = heroSlides(
  lostPropertySlides,
  lostPropertySlidesSmall,
  STACK_SIZE,
);
export const aboutSlidesImage = heroSlides(aboutSlides, aboutSlidesSmall, BILLING_SIZE);
export const pressKitSlidesImage = heroSlides(pressKitSlides, pressKitSlidesSmall, STACK_SIZE);
export const slateSlidesImage = heroSlides(slateSlides, slateSlidesSmall, SLATE_SIZE);
export const memoSlidesImage = heroSlides(memoSlides, memoSlidesSmall, STACK_SIZE);
export const lessonSlidesImage = heroSlides(lessonSlides, lessonSlidesSmall, STACK_SIZE);

type Size = [width: number, height: number];

/** Slides in the right half of a hero. */
function heroSlides(src: string, small: string, size: Size): ProductImage {
  const sizes = '(min-width: 900px) min(576px, 46vw), 100vw';
  return { ...slides(src, small, size), sizes, isOnFirstScreen: true };
}

/** Slides beside the title of a page without a title card. */
function asideSlides(src: string, small: string, size: Size): ProductImage {
  const sizes = '(min-width: 900px) min(472px, 38vw), 100vw';
  return { ...slides(src, small, size), sizes };
}

/** Slides side by side; the small file has 55% of the width. */
function slides(src: string, small: string, [width, height]: Size): ProductImage {
  return {
    kind: 'slides',
    width,
    height,
    src,
    srcSet: `${small} ${Math.round(width * 0.55)}w, ${src} ${width}w`,
    sizes: '(min-width: 960px) 660px, 100vw',
  };
}
