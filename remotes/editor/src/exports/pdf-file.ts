import type { PlacedLink, PlacedWord } from './measure-text';

export interface PdfPage {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly pixels: { readonly width: number; readonly height: number };
  readonly words: readonly PlacedWord[];
  readonly links: readonly PlacedLink[];
}

/** Page in points: 960 × 540 px at 96 px per inch. */
const PAGE = { width: 720, height: 405 };
const POINTS_PER_SLIDE_PX = PAGE.width / 960;

/** Number of the first page's object, after catalog, page tree, font and document information. */
const FIRST_PAGE_OBJECT = 7;
const OBJECTS_PER_PAGE = 3;

/**
 * Writes a PDF with one picture per page under invisible text that can be selected, searched and read aloud. The font
 * has no glyphs and its codes are Unicode, so every script works.
 */
export function writePdf(pages: readonly PdfPage[], title: string): Blob {
  const objects = [...writeHeadObjects(pages.length, title), ...pages.flatMap(writePageObjects)];
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.7\n%âãÏÓ\n'];
  const offsets: number[] = [];
  let length = 15;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) {
      parts.push(part);
      length += part.length;
    }
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer\n<</Size ${size}/Root 1 0 R/Info 6 0 R>>\nstartxref\n${length}\n%%EOF`,
  );
  return new Blob(
    parts.map((part) => (typeof part === 'string' ? encodeLatin1(part) : part)),
    { type: 'application/pdf' },
  );
}

type PdfObject = readonly (string | Uint8Array<ArrayBuffer>)[];

function writeHeadObjects(count: number, title: string): readonly PdfObject[] {
  const pageReferences = Array.from(
    { length: count },
    (_, page) => `${pageObjectNumberOf(page)} 0 R`,
  ).join(' ');
  return [
    ['<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</DisplayDocTitle true>>>>'],
    [`<</Type/Pages/Kids[${pageReferences}]/Count ${count}>>`],
    [
      '<</Type/Font/Subtype/Type0/BaseFont/Hidden/Encoding/Identity-H' +
        '/DescendantFonts[4 0 R]/ToUnicode 5 0 R>>',
    ],
    [
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/Hidden/CIDToGIDMap/Identity/DW 1000' +
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
        '/FontDescriptor<</Type/FontDescriptor/FontName/Hidden/Flags 4/FontBBox[0 0 1000 1000]' +
        '/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>>>',
    ],
    writeStream('', TO_UNICODE),
    [`<</Title ${writeTextString(title)}>>`],
  ];
}

function pageObjectNumberOf(page: number): number {
  return FIRST_PAGE_OBJECT + page * OBJECTS_PER_PAGE;
}

function writePageObjects(page: PdfPage, index: number): readonly PdfObject[] {
  const number = pageObjectNumberOf(index);
  const { width, height } = page.pixels;
  return [
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents ${number + 1} 0 R` +
        `/Resources<</Font<</F 3 0 R>>/XObject<</I ${number + 2} 0 R>>>>` +
        `/Annots[${page.links.map(writeLinkAnnotation).join('')}]>>`,
    ],
    writeStream(
      '',
      `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /I Do Q\n${page.words.map(writeHiddenWord).join('\n')}`,
    ),
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB` +
        `/BitsPerComponent 8/Filter/DCTDecode/Length ${page.jpeg.length}>>\nstream\n`,
      page.jpeg,
      '\nendstream',
    ],
  ];
}

/** Link annotation on a page. */
function writeLinkAnnotation({ url, x, y, width, height }: PlacedLink): string {
  const corners = [x * POINTS_PER_SLIDE_PX, PAGE.height - (y + height) * POINTS_PER_SLIDE_PX];
  const opposite = [(x + width) * POINTS_PER_SLIDE_PX, PAGE.height - y * POINTS_PER_SLIDE_PX];
  const rectangle = [...corners, ...opposite].map(formatNumber).join(' ');
  return (
    `<</Type/Annot/Subtype/Link/Rect[${rectangle}]/Border[0 0 0]` +
    `/A<</S/URI/URI(${url.replaceAll(/[()\\]/g, String.raw`\$&`)})>>>>`
  );
}

/** Every code is one em wide, so the line is scaled to the word's drawn width. */
function writeHiddenWord({ text, x, y, width, size }: PlacedWord): string {
  const units = text.length;
  const stretch = (width / (units * size)) * 100;
  const matrix = [1, 0, 0, 1, x * POINTS_PER_SLIDE_PX, PAGE.height - y * POINTS_PER_SLIDE_PX]
    .map(formatNumber)
    .join(' ');
  return `BT 3 Tr /F ${formatNumber(size * POINTS_PER_SLIDE_PX)} Tf ${formatNumber(stretch)} Tz ${matrix} Tm ${writeHexString(text)} Tj ET`;
}

function formatNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function writeHexString(text: string): string {
  const hex = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<${hex.join('')}>`;
}

function writeTextString(text: string): string {
  return writeHexString(`\uFEFF${text}`);
}

function writeStream(dictionary: string, content: string): PdfObject {
  return [`<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`];
}

const TO_UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry(Adobe)/Ordering(UCS)/Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

function encodeLatin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
