import * as v from 'valibot';
import { VIDEO_MEDIA_TYPES } from './clip-types';
import { LOGO_CORNERS, THEME_COLOR_ROLES, THEME_COMPOSITIONS } from './deck-constants';
import {
  colorSchema,
  fillSchema,
  finiteNumberSchema,
  fontFamilySchema,
  lengthSchema,
  shortTextSchema,
  type Stored,
  ratioSchema,
} from './schema-values';

const adjustmentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(2));

/** Adjustments of a picture: 1 leaves a channel unchanged, 0 removes it. */
const imageAdjustmentsSchema = v.object({
  brightness: adjustmentSchema,
  contrast: adjustmentSchema,
  saturation: adjustmentSchema,
  /** Colours for shadows and highlights; null for the picture's own. */
  duotone: v.nullable(v.object({ dark: colorSchema, light: colorSchema })),
});

/** Key of the picture in IndexedDB: SHA-256 of its bytes, in hex. Empty for a placeholder. */
export const assetSchema = v.pipe(
  v.string(),
  v.regex(/^([0-9a-f]{64})?$/, 'does not name a picture'),
);

export const videoClipSchema = v.object({
  /** Key of the file, among the pictures. */
  asset: assetSchema,
  type: v.picklist(VIDEO_MEDIA_TYPES),
  /** Plays without a click when its slide is shown, then without sound. */
  autoplays: v.boolean(),
});

/** Fields of a picture, as an element and behind a slide. */
export const pictureFields = {
  asset: assetSchema,
  naturalWidth: lengthSchema,
  /** That of the file, unless the picture is stretched: it is drawn in the proportions of the two. */
  naturalHeight: lengthSchema,
  /** Additional magnification on top of the fit. */
  zoom: v.pipe(finiteNumberSchema, v.minValue(1), v.maxValue(10)),
  /** Focal point that stays visible, from 0 (left, top) to 1. */
  focalX: ratioSchema,
  focalY: ratioSchema,
  adjustments: v.nullable(imageAdjustmentsSchema),
};

/** Visual theme. Each deck carries its own, so that a file looks the same everywhere. */
export type DeckTheme = Stored<typeof themeSchema>;

/** Typography of one of a theme's two fonts. */
export type FontTypography = DeckTheme['titleTypography'];

/** The fields that a text shares with the text roles of a theme. */
export const typographyFields = {
  fontWeight: v.picklist(['normal', 'bold']),
  fontStyle: v.picklist(['normal', 'italic']),
  /** In em. */
  letterSpacing: v.pipe(finiteNumberSchema, v.minValue(-0.2), v.maxValue(2)),
  /** Distance of baselines, as a multiple of the font size. */
  lineHeight: v.pipe(finiteNumberSchema, v.minValue(0.5), v.maxValue(4)),
  textCase: v.picklist(['none', 'upper']),
};

export const themeSchema = v.object({
  name: shortTextSchema,
  title: shortTextSchema,
  titleFont: fontFamilySchema,
  textFont: fontFamilySchema,
  palette: v.object(v.entriesFromList(THEME_COLOR_ROLES, colorSchema)),
  titleTypography: v.object(typographyFields),
  textTypography: v.object(typographyFields),
  /** Slide backgrounds: for reading, for variety, and for covers. */
  backgrounds: v.tuple([fillSchema, fillSchema, fillSchema]),
  /** Fill of picture placeholders. */
  placeholderFill: fillSchema,
  /** Size of the short line at a title. */
  titleRule: v.object({ width: lengthSchema, height: lengthSchema }),
  logoCorner: v.picklist(LOGO_CORNERS),
  /** Corner radius of pictures, in slide pixels. */
  pictureRadius: v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(480)),
  /** Themes of earlier versions have none. */
  composition: v.exactOptional(v.picklist(THEME_COMPOSITIONS)),
  /** Fills the logo's frames; none in most themes. */
  logo: v.exactOptional(
    v.object({ asset: assetSchema, naturalWidth: lengthSchema, naturalHeight: lengthSchema }),
  ),
  /** Line at the bottom of slides that are no covers. */
  footer: v.exactOptional(shortTextSchema),
});

export type ImageAdjustments = Stored<typeof imageAdjustmentsSchema>;

export type VideoClip = Stored<typeof videoClipSchema>;

/** Stored picture and its size in pixels. */
export interface PictureAsset {
  readonly asset: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}
