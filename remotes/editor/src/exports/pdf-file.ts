import type { PlacedLink, PlacedWord } from './text-lines';

export interface PdfPage {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly pixels: { readonly width: number; readonly height: number };
  readonly words: readonly PlacedWord[];
  readonly links: readonly PlacedLink[];
}

/** Page in points: 960 × 540 px at 96 px per inch. */
const PAGE = { width: 720, height: 405 };
const POINTS = PAGE.width / 960;

/** Number of the first page's object, after catalog, page tree, font and document information. */
const FIRST_PAGE_OBJECT = 7;
const OBJECTS_PER_PAGE = 3;

/**
 * Writes a PDF with one picture per page under invisible text that can be selected, searched and read aloud. The font
 * has no glyphs and its codes are Unicode, so every script works.
 */
export function pdfFile(pages: readonly PdfPage[], title: string): Blob {
  const objects = [...head(pages.length, title), ...pages.flatMap(pageObjects)];
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
    parts.map((part) => (typeof part === 'string' ? latin1(part) : part)),
    { type: 'application/pdf' },
  );
}

type PdfObject = readonly (string | Uint8Array<ArrayBuffer>)[];

function head(count: number, title: string): readonly PdfObject[] {
  const pageReferences = Array.from({ length: count }, (_, page) => `${pageNumber(page)} 0 R`).join(
    ' ',
  );
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
    stream('', TO_UNICODE),
    [`<</Title ${textString(title)}>>`],
  ];
}

function pageNumber(page: number): number {
  return FIRST_PAGE_OBJECT + page * OBJECTS_PER_PAGE;
}

function pageObjects(page: PdfPage, index: number): readonly PdfObject[] {
  const number = pageNumber(index);
  const { width, height } = page.pixels;
  return [
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents ${number + 1} 0 R` +
        `/Resources<</Font<</F 3 0 R>>/XObject<</I ${number + 2} 0 R>>>>` +
        `/Annots[${page.links.map(annotation).join('')}]>>`,
    ],
    stream(
      '',
      `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /I Do Q\n${page.words.map(hidden).join('\n')}`,
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
function annotation({ address, x, y, width, height }: PlacedLink): string {
  const corners = [x * POINTS, PAGE.height - (y + height) * POINTS];
  const opposite = [(x + width) * POINTS, PAGE.height - y * POINTS];
  const rectangle = [...corners, ...opposite].map(short).join(' ');
  return (
    `<</Type/Annot/Subtype/Link/Rect[${rectangle}]/Border[0 0 0]` +
    `/A<</S/URI/URI(${address.replaceAll(/[()\\]/g, String.raw`\$&`)})>>>>`
  );
}

/** Every code is one em wide, so the line is scaled to the word's drawn width. */
function hidden({ text, x, y, width, size }: PlacedWord): string {
  const units = text.length;
  const stretch = (width / (units * size)) * 100;
  const matrix = [1, 0, 0, 1, x * POINTS, PAGE.height - y * POINTS].map(short).join(' ');
  return `BT 3 Tr /F ${short(size * POINTS)} Tf ${short(stretch)} Tz ${matrix} Tm ${codes(text)} Tj ET`;
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function codes(text: string): string {
  const hex = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<${hex.join('')}>`;
}

function textString(text: string): string {
  return codes(`\uFEFF${text}`);
}

function stream(dictionary: string, content: string): PdfObject {
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

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
