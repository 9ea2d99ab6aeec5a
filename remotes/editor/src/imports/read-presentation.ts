import { createDeck } from '../core/model/create';
import { type Deck, DEFAULT_TITLE } from '../core/model/deck';
import { FONT_FAMILIES } from '../core/model/faces';
import { checkDeck } from '../core/model/parse';
import { LIMITS } from '../core/model/limits';
import type { ReadImage } from '../storage/read-image';
import { fitOf } from './boxes';
import { themeColors } from './colors';
import { child, childrenOf, relationAt, textAt } from './markup';
import { openPackage, type PackageFile } from './package-file';
import { Pictures } from './pictures';
import { Refusal } from './refusal';
import { type Part, partOfKind, readPart, relationsOf } from './relations';
import { Remarks } from './remarks';
import { inSections } from './sections';
import { readSlide } from './slides';

export interface ReadPresentation {
  /** Pictures have their paths as keys until the deck is stored. */
  readonly deck: Deck;
  readonly pictures: readonly (readonly [path: string, image: ReadImage])[];
  /** Content that was not imported as it is, in sentences. */
  readonly remarks: readonly string[];
}

/**
 * Reads a PowerPoint presentation (.pptx) as a deck.
 * @throws ImportError if it cannot be imported
 */
export async function readPresentation(
  file: Uint8Array<ArrayBuffer>,
  { name, readImage }: { name: string; readImage: (blob: Blob) => Promise<ReadImage> },
): Promise<ReadPresentation> {
  const packageFile = await openPackage(file);
  const presentation = await presentationIn(packageFile);
  const entries = slideEntries(presentation);
  const [remarks, pictures] = [new Remarks(), new Pictures(packageFile, readImage)];
  const slideFit = fitOf(presentation.root);
  if (!slideFit.isExact)
    remarks.say('The slides have another shape than 16:9. They stand in the middle of wider ones.');
  const slides: Deck['slides'][number][] = [];
  for (const { path } of entries)
    slides.push(
      await readSlide(path, { file: packageFile, presentation, fit: slideFit, pictures, remarks }),
    );
  const deck = createDeck({
    title: await titleOf(packageFile, name),
    palette: await paletteOf(packageFile, presentation),
    slides: inSections(
      slides,
      entries.map(({ id }) => id),
      presentation.root,
    ),
  });
  sayMissingFaces(deck, remarks);
  return { deck, pictures: await pictures.taken(), remarks: remarks.sentences() };
}

/** Rejects a deck that could not be stored or opened again. @throws ImportError */
export function requireSound(deck: Deck): Deck {
  const result = checkDeck(deck);
  if (!result.ok) throw new Refusal(...result.problems);
  return result.deck;
}

async function presentationIn(file: PackageFile): Promise<Part> {
  if (file.has('mimetype'))
    throw new Refusal(
      'This is an OpenDocument file. Save it as PowerPoint (.pptx), then open that.',
    );
  const relations = await relationsOf(file, '');
  const relationship = Array.from(relations.values()).find(({ kind }) => kind === 'officeDocument');
  const part = await readPart(file, relationship?.path ?? 'ppt/presentation.xml');
  if (part.root.localName !== 'presentation')
    throw new Refusal('This is a document of another kind, not a presentation.');
  return part;
}

interface SlideEntry {
  readonly path: string;
  readonly id: string | undefined;
}

function slideEntries({ root, relations }: Part): readonly SlideEntry[] {
  const paths = childrenOf(child(root, 'sldIdLst'), 'sldId').flatMap((entry) => {
    const path = relations.get(relationAt(entry, 'id') ?? '')?.path;
    return path === undefined ? [] : [{ path, id: textAt(entry, 'id') }];
  });
  if (paths.length === 0) throw new Refusal('The presentation has no slides.');
  if (paths.length > LIMITS.slides)
    throw new Refusal(
      `The presentation has ${paths.length} slides. Up to ${LIMITS.slides} can be opened: split it first.`,
    );
  return paths;
}

const NO_TITLES = ['', 'PowerPoint Presentation', 'PptxGenJS Presentation', DEFAULT_TITLE];

/** Title of the document properties, or the file name. */
async function titleOf(file: PackageFile, name: string): Promise<string> {
  const core = 'docProps/core.xml';
  const title = file.has(core) ? child(await file.xml(core), 'title')?.textContent?.trim() : '';
  const chosenTitle = NO_TITLES.includes(title ?? '') ? name.replace(/\.[^.]*$/, '').trim() : title;
  return (chosenTitle || DEFAULT_TITLE).slice(0, 200);
}

/** Theme colours as swatches of the deck. */
async function paletteOf(file: PackageFile, presentation: Part): Promise<readonly string[]> {
  const theme = await partOfKind(file, presentation, 'theme');
  const names = ['dk2', 'lt2', ...[1, 2, 3, 4, 5, 6].map((number) => `accent${number}`)];
  const colors = themeColors(theme?.root);
  return Array.from(new Set(names.flatMap((each) => colors.get(each) ?? [])));
}

function sayMissingFaces(deck: Deck, remarks: Remarks): void {
  const availableFonts: ReadonlySet<string> = new Set(FONT_FAMILIES);
  const fontFamilies = deck.slides.flatMap(({ elements }) =>
    elements.flatMap((element) =>
      element.type === 'text' || element.type === 'table' ? [element.fontFamily] : [],
    ),
  );
  const missing = Array.from(new Set(fontFamilies)).filter((font) => !availableFonts.has(font));
  if (missing.length > 0)
    remarks.say(
      `Words in ${missing.join(', ')} are shown in another face on computers that do not have it.`,
    );
}
