import PdfDocument from 'pdfkit';
import { POINTS_PER_PX } from '../../core/model/deck-constants';
import { hasRightToLeft } from '../../core/text/direction';
import type { Slide } from '../../core/model/deck-schema';
import { fetchFontFiles, listFontFiles, type LoadedFont } from '../../fonts/font-loader';
import { isWatermark } from '../../film/export-markings';
import { drawPage } from './draw-page';
import { textFontStyleOf } from './draw-text';
import type { PdfPicture } from './pdf-picture';
import { createFontPicker, type FontPicker } from './font-picker';
import type { SystemFont } from '../../core/model/fonts';
import { fontFamiliesOf, LATIN_EXT_SUFFIX } from '../../fonts/list-used-fonts';

export { loadPictures, readPixels, type PictureCache } from './pdf-picture';

/**
 * Open fonts with the widths of common system fonts, whose own files no page can read. PDFs embed them, so that every
 * line breaks as on screen.
 */
const SUBSTITUTE_FONTS: Readonly<Partial<Record<SystemFont, string>>> = {
  Arial: 'Arimo',
  'Courier New': 'Cousine',
  Georgia: 'Gelasio',
  'Times New Roman': 'Tinos',
};

interface PdfSlide {
  readonly node: HTMLElement;
  readonly slide: Slide;
  /** Its pictures, and those of elements that are drawn as pictures. */
  readonly pictures: ReadonlyMap<Element, PdfPicture>;
}

interface PdfWriter {
  /** Elements of a slide that have to be drawn as pictures. */
  readonly listUndrawable: (slide: HTMLElement) => readonly HTMLElement[];
  readonly addSlide: (slide: PdfSlide) => void;
  readonly finish: () => Promise<Blob>;
}

/**
 * Writes a tagged PDF: text as text in subset fonts, an outline of slide titles, links, and descriptions of pictures.
 * The first font also carries spaces.
 */
export function createPdfWriter(
  fonts: readonly LoadedFont[],
  title: string,
  {
    width,
    height,
    language,
    pageWidthPt = width * POINTS_PER_PX,
  }: {
    readonly width: number;
    readonly height: number;
    readonly language: string;
    readonly pageWidthPt?: number | undefined;
  },
): PdfWriter {
  const pointsPerPx = pageWidthPt / width;
  const doc = new PdfDocument({
    size: [pageWidthPt, height * pointsPerPx],
    margin: 0,
    autoFirstPage: false,
    // Otherwise Helvetica, which is not embedded.
    font: null as never,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Producer: '', Creator: '' },
  });
  const file = collectBlob(doc);
  const pickFonts = createFontPicker(fonts, (name, font) => doc.registerFont(name, font as never));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    listUndrawable: (slide) =>
      Array.from(slide.querySelectorAll<HTMLElement>('[data-id]')).filter(
        (element) =>
          isWatermark({ id: element.dataset['id'] ?? '' }) || !canDrawText(element, pickFonts),
      ),
    addSlide(slide) {
      doc.addPage();
      doc.scale(pointsPerPx);
      const section = doc.struct('Sect');
      root.add(section);
      drawPage({ doc, pickFonts, section, pointsPerPx, ...slide });
      section.end();
    },
    finish() {
      root.end();
      doc.end();
      return file;
    },
  };
}

/**
 * Whether the PDF has a font for every character: those of the system cannot be read. Text from right to left stays a
 * picture, because its words are not one after another, and its brackets are mirrored.
 */
function canDrawText(element: HTMLElement, pickFonts: FontPicker): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    const text = textContent?.replaceAll(/\s+/g, ' ') ?? '';
    if (!parentElement) continue;
    const style = getComputedStyle(parentElement);
    const isRightToLeft = style.direction === 'rtl' || hasRightToLeft(text);
    if (isRightToLeft || !pickFonts(text, textFontStyleOf(style))) return false;
  }
  return true;
}

function collectBlob(doc: PDFKit.PDFDocument): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  return new Promise((resolve) => {
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
  });
}

/** Loads open fonts that replace a slide's system fonts where those have to be embedded. */
export async function loadSubstituteFonts(
  slides: readonly Slide[],
): Promise<readonly LoadedFont[]> {
  const families = new Set(slides.flatMap(({ elements }) => elements.flatMap(fontFamiliesOf)));
  const entries = Object.entries(SUBSTITUTE_FONTS);
  // The first one also carries the spaces under text that is drawn as a picture.
  const used = entries.filter(([family], index) => index === 0 || families.has(family));
  const loads = used.map(async ([family, font]) => {
    const files = await Promise.all([font, `${font}${LATIN_EXT_SUFFIX}`].map(listFontFiles));
    return fetchFontFiles(family, files.flat());
  });
  return (await Promise.all(loads)).flat();
}
