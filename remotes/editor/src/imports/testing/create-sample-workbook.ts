import JSZip from 'jszip';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface SampleSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** Children of the worksheet. */
  readonly xml: string;
}

interface SampleWorkbook {
  readonly sheets: readonly SampleSheet[];
  /** Format codes of the cell styles, from 1 on; a number names a built-in one. */
  readonly formats?: readonly (string | number)[];
  readonly strings?: readonly string[];
  readonly is1904?: boolean;
  readonly parts?: Readonly<Record<string, string>>;
}

/** The smallest workbook (.xlsx) that a spreadsheet program opens. */
export async function createSampleWorkbook({
  sheets,
  formats = [],
  strings = [],
  is1904 = false,
  parts = {},
}: SampleWorkbook): Promise<File> {
  const zip = new JSZip();
  const entries: Record<string, string> = {
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets.map(({ name, state = 'visible' }, index) => `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts>${formats.map((code, index) => (typeof code === 'number' ? '' : `<numFmt numFmtId="${200 + index}" formatCode="${escapeXml(code)}"/>`)).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((code, index) => `<xf numFmtId="${typeof code === 'number' ? code : 200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${strings.map((text) => `<si>${text.startsWith('<') ? text : `<t>${escapeXml(text)}</t>`}</si>`).join('')}</sst>`,
    ...parts,
  };
  for (const [index, { xml }] of sheets.entries())
    entries[`xl/worksheets/sheet${index + 1}.xml`] ??= `<worksheet ${MAIN}>${xml}</worksheet>`;
  for (const [path, text] of Object.entries(entries)) zip.file(path, text);
  return toFile('Budget.xlsx', await zip.generateAsync({ type: 'uint8array' }));
}

export function toFile(name: string, bytes: Uint8Array): File {
  const file = new File([new Uint8Array(bytes)], name);
  // Missing in jsdom.
  return Object.assign(file, { arrayBuffer: async () => new Uint8Array(bytes).buffer });
}

function relationships(entries: readonly (readonly [kind: string, target: string])[]): string {
  const rows = entries.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
