import * as v from 'valibot';
import { LOGO_CORNERS, THEME_COLOR_ROLES, THEME_COMPOSITIONS } from './deck-constants';
import { assetSchema } from './picture-schema';
import {
  colorSchema,
  fillSchema,
  finiteNumberSchema,
  fontFamilySchema,
  lengthSchema,
  shortTextSchema,
  type Stored,
} from './schema-values';

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
