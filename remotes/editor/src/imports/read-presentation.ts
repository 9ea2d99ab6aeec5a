import { contrastRatioOf, MIN_TEXT_CONTRAST, mixColors } from '../core/model/colors';
import { createDeck } from '../core/model/create';
import { DECK_LIMITS, DEFAULT_DECK_TITLE, SLIDE_SIZE } from '../core/model/deck-constants';
import type { Deck, Slide } from '../core/model/deck-schema';
import { FONT_FAMILIES } from '../core/model/fonts';
import type { DeckTheme } from '../core/model/theme-schema';
import { validateDeck } from '../elements/parse-deck';
import { defineTheme } from '../film/themes/themes';
import { fontFamiliesOf } from '../fonts/list-used-fonts';
import { readThemeColors, readColorMap } from '../ooxml/colors';
import { ImportWarnings } from '../ooxml/import-warnings';
import { DEFAULT_SECTION_NAME } from '../ooxml/object-names';
import {
  ImportError,
  openPackage,
  type PackageFile,
  PRESENTATION_PACKAGE,
} from '../ooxml/package/package-file';
import {
  type PackagePart,
  readRelatedPart,
  readPackagePart,
  readRelationships,
} from '../ooxml/package/relationships';
import {
  findChild,
  childrenOf,
  readRelationshipId,
  readAttribute,
  descendantsOf,
} from '../ooxml/package/xml-elements';
import { type ImportedImage, PictureReader } from '../ooxml/picture-reader';
import { resolveThemeFont } from '../ooxml/slide-inheritance';
import { slideFitOf } from '../ooxml/transforms';
import { readSlide } from './slides';

const DEFAULT_FONT = 'Arial';

export interface PresentationImport {
  /** Pictures have their paths as keys until the deck is stored. */
  readonly deck: Deck;
  readonly pictures: readonly (readonly [path: string, image: ImportedImage])[];
  readonly clips: readonly (readonly [path: string, file: Blob])[];
  /** Content that was not imported as it is, in sentences. */
  readonly warnings: readonly string[];
}

/**
 * Reads a PowerPoint presentation (.pptx) as a deck.
 * @throws ImportError if it cannot be imported
 */
export async function readPresentation(
  file: Uint8Array<ArrayBuffer>,
  { name, readImage }: { name: string; readImage: (blob: Blob) => Promise<ImportedImage> },
): Promise<PresentationImport> {
  const packageFile = await openPackage(file, PRESENTATION_PACKAGE);
  const presentation = await findPresentationPart(packageFile);
  const slideEntries = readSlideEntries(presentation);
  const isTemplate = slideEntries.length === 0;
  const entries = isTemplate ? await readLayoutEntries(packageFile, presentation) : slideEntries;
  const [warnings, pictures] = [new ImportWarnings(), new PictureReader(packageFile, readImage)];
  const slideFit = slideFitOf(presentation.root);
  if (!slideFit.isExact)
    warnings.add(
      'The slides are wider than 16:9 or narrower than 4:3. They stand in the middle of others.',
    );
  const slides: Deck['slides'][number][] = [];
  for (const { path } of entries)
    slides.push(
      await readSlide(path, { file: packageFile, presentation, fit: slideFit, pictures, warnings }),
    );
  const { slideHeight } = slideFit;
  const title = await readTitle(packageFile, name);
  const theme = isTemplate ? await readTemplateTheme(packageFile, presentation, title) : undefined;
  if (isTemplate)
    warnings.add(
      'The presentation is a template without slides. Each of its layouts is a slide to begin from, and its colours and fonts are the theme.',
    );
  const deck = createDeck({
    ...(theme && { theme }),
    ...(slideHeight === SLIDE_SIZE.height ? {} : { slideHeight }),
    title,
    swatches: await readPalette(packageFile, presentation),
    slides: assignSections(
      slides,
      entries.map(({ id }) => id),
      presentation.root,
    ),
  });
  warnMissingFonts(deck, warnings);
  return {
    deck,
    pictures: await pictures.listPictures(),
    clips: pictures.listClips(),
    warnings: warnings.sentences(),
  };
}

/** Rejects a deck that could not be stored or opened again. @throws ImportError */
export function requireValidDeck(deck: Deck): Deck {
  const result = validateDeck(deck);
  if (!result.ok) throw new ImportError(...result.problems);
  return result.deck;
}

async function findPresentationPart(file: PackageFile): Promise<PackagePart> {
  const relations = await readRelationships(file, '');
  const relationship = Array.from(relations.values()).find(({ kind }) => kind === 'officeDocument');
  const part = await readPackagePart(file, relationship?.path ?? 'ppt/presentation.xml');
  if (part.root.localName !== 'presentation')
    throw new ImportError('This is a document of another kind, not a presentation.');
  return part;
}

interface SlideEntry {
  readonly path: string;
  readonly id: string | undefined;
}

function readSlideEntries({ root, relationships }: PackagePart): readonly SlideEntry[] {
  const paths = childrenOf(findChild(root, 'sldIdLst'), 'sldId').flatMap((entry) => {
    const path = relationships.get(readRelationshipId(entry, 'id') ?? '')?.path;
    return path === undefined ? [] : [{ path, id: readAttribute(entry, 'id') }];
  });
  if (paths.length > DECK_LIMITS.slides)
    throw new ImportError(
      `The presentation has ${paths.length} slides. Up to ${DECK_LIMITS.slides} can be opened: split it first.`,
    );
  return paths;
}

/** Layouts of a template without slides. */
async function readLayoutEntries(
  file: PackageFile,
  presentation: PackagePart,
): Promise<readonly SlideEntry[]> {
  const paths = await listLayoutPaths(file, presentation);
  if (paths.length === 0) throw new ImportError('The presentation has no slides and no layouts.');
  return paths.map((path) => ({ path, id: undefined }));
}

const GENERIC_TITLES = [
  '',
  'PowerPoint Presentation',
  'PptxGenJS Presentation',
  DEFAULT_DECK_TITLE,
];

/** Title of the document properties, or the file name. */
async function readTitle(file: PackageFile, name: string): Promise<string> {
  const core = 'docProps/core.xml';
  const title = file.has(core)
    ? findChild(await file.readXml(core), 'title')?.textContent?.trim()
    : '';
  const chosenTitle = GENERIC_TITLES.includes(title ?? '')
    ? name.replace(/\.[^.]*$/, '').trim()
    : title;
  return (chosenTitle || DEFAULT_DECK_TITLE).slice(0, 200);
}

/** Theme colours as swatches of the deck. */
async function readPalette(
  file: PackageFile,
  presentation: PackagePart,
): Promise<readonly string[]> {
  const theme = await readRelatedPart(file, presentation, 'theme');
  const names = ['dk2', 'lt2', ...[1, 2, 3, 4, 5, 6].map((number) => `accent${number}`)];
  const colors = readThemeColors(theme?.root);
  return Array.from(new Set(names.flatMap((each) => colors.get(each) ?? [])));
}

function warnMissingFonts(deck: Deck, remarks: ImportWarnings): void {
  const availableFonts: ReadonlySet<string> = new Set(FONT_FAMILIES);
  const fontFamilies = deck.slides.flatMap(({ elements }) => elements.flatMap(fontFamiliesOf));
  const missing = Array.from(new Set(fontFamilies)).filter((font) => !availableFonts.has(font));
  if (missing.length > 0)
    remarks.add(`Text in ${missing.join(', ')} is shown in another font on computers without it.`);
}

/** Assigns slides to the sections of the presentation; `ids` are the slides' ids in order. */
function assignSections(
  slides: readonly Slide[],
  ids: readonly (string | undefined)[],
  presentation: Element,
): readonly Slide[] {
  const names = new Map(
    descendantsOf(presentation, 'section').flatMap((section) => {
      const sectionName = readAttribute(section, 'name') ?? '';
      const name =
        sectionName === DEFAULT_SECTION_NAME ? '' : sectionName.slice(0, DECK_LIMITS.section);
      return descendantsOf(section, 'sldId').map(
        (slide) => [readAttribute(slide, 'id'), name] as const,
      );
    }),
  );
  return slides.map((slide, index) => ({ ...slide, section: names.get(ids[index]) ?? '' }));
}

/** Paths of the layouts of a presentation, master by master. */
async function listLayoutPaths(
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
async function readTemplateTheme(
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
