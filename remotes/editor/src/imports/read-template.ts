import { contrastRatioOf, MIN_TEXT_CONTRAST, mixColors } from '../core/model/colors';
import { DECK_LIMITS } from '../core/model/deck-constants';
import type { DeckTheme } from '../core/model/theme-schema';
import { defineTheme } from '../film/themes/define-theme';
import { readColorMap, readThemeColors } from '../ooxml/colors';
import type { PackageFile } from '../ooxml/package/package-file';
import { type PackagePart, readPackagePart, readRelatedPart } from '../ooxml/package/relationships';
import {
  childrenOf,
  findChild,
  readAttribute,
  readRelationshipId,
} from '../ooxml/package/xml-elements';
import { resolveThemeFont } from '../ooxml/slide-inheritance';

/** Paths of the layouts of a presentation, master by master. */
export async function listLayoutPaths(
  file: PackageFile,
  presentation: PackagePart,
): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const masterPath of listedPathsOf(presentation, 'sldMasterIdLst', 'sldMasterId'))
    paths.push(
      ...listedPathsOf(await readPackagePart(file, masterPath), 'sldLayoutIdLst', 'sldLayoutId'),
    );
  return paths.slice(0, DECK_LIMITS.slides);
}

function listedPathsOf(
  { root, relationships }: PackagePart,
  list: string,
  entry: string,
): readonly string[] {
  return childrenOf(findChild(root, list), entry).flatMap(
    (each) => relationships.get(readRelationshipId(each, 'id') ?? '')?.path ?? [],
  );
}

/** Colors and fonts of the first master as the theme of a deck; undefined if it has none. */
export async function readTemplateTheme(
  file: PackageFile,
  presentation: PackagePart,
  title: string,
): Promise<DeckTheme | undefined> {
  const [masterPath] = listedPathsOf(presentation, 'sldMasterIdLst', 'sldMasterId');
  if (masterPath === undefined) return undefined;
  const master = await readPackagePart(file, masterPath);
  const theme = (await readRelatedPart(file, master, 'theme'))?.root;
  const map = readColorMap(master.root, undefined, undefined);
  const colors = readThemeColors(theme);
  const palette = createPalette((name) => colors.get(map.get(name) ?? name));
  return (
    palette &&
    defineTheme({
      name: 'template',
      title: readAttribute(theme, 'name') || title,
      titleFont: resolveThemeFont('+mj-lt', theme) ?? DEFAULT_FONT,
      textFont: resolveThemeFont('+mn-lt', theme) ?? DEFAULT_FONT,
      palette,
      placeholderFill: mixColors(palette.background, palette.text, 0.15),
      titleRule: { width: 60, height: 4 },
      logoCorner: 'bottom-right',
      pictureRadius: 0,
    })
  );
}

/** Colors by role; a surface or a cover on which text would not be readable is that of the other slides. */
function createPalette(
  colorOf: (name: string) => string | undefined,
): DeckTheme['palette'] | undefined {
  const [background, text] = [colorOf('bg1'), colorOf('tx1')];
  if (background === undefined || text === undefined) return undefined;
  const isReadable = (color: string | undefined, other: string): color is string =>
    color !== undefined && contrastRatioOf(color, other) >= MIN_TEXT_CONTRAST;
  const [surface, cover, accent = text] = ['bg2', 'tx2', 'accent1'].map(colorOf);
  return {
    background,
    surface: isReadable(surface, text) ? surface : background,
    text,
    mutedText: mixColors(text, background, 0.3),
    accent,
    secondary: colorOf('accent2') ?? accent,
    coverBackground: isReadable(cover, background) ? cover : text,
    coverText: background,
  };
}

const DEFAULT_FONT = 'Arial';
