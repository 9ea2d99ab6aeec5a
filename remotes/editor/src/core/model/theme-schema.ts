import * as v from 'valibot';
import { LOGO_CORNERS, THEME_COLOR_ROLES, type DeckTheme } from './deck-theme';
import {
  colorSchema,
  fillSchema,
  finiteNumberSchema,
  fontFamilySchema,
  lengthSchema,
  shortTextSchema,
} from './schema-values';

/** The fields that a text shares with the text roles of a theme. */
export const typographyFields = {
  fontWeight: v.picklist(['normal', 'bold']),
  fontStyle: v.picklist(['normal', 'italic']),
  letterSpacing: v.pipe(finiteNumberSchema, v.minValue(-0.2), v.maxValue(2)),
  lineHeight: v.pipe(finiteNumberSchema, v.minValue(0.5), v.maxValue(4)),
  textCase: v.picklist(['none', 'upper']),
};

export const themeSchema: v.GenericSchema<unknown, DeckTheme> = v.object({
  name: shortTextSchema,
  title: shortTextSchema,
  titleFont: fontFamilySchema,
  textFont: fontFamilySchema,
  palette: v.object(v.entriesFromList(THEME_COLOR_ROLES, colorSchema)),
  titleTypography: v.object(typographyFields),
  textTypography: v.object(typographyFields),
  backgrounds: v.tuple([fillSchema, fillSchema, fillSchema]),
  placeholderFill: fillSchema,
  titleRule: v.object({ width: lengthSchema, height: lengthSchema }),
  logoCorner: v.picklist(LOGO_CORNERS),
  pictureRadius: v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(480)),
});
