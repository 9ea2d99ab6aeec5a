/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { findChromium } from '@site/node/find-chromium';

const canExport = findChromium() !== undefined;
if (!canExport) console.warn('PDFs were not checked: install Chromium.');
const whenPossible = canExport ? test : test.skip;

/** Templates, example decks, and sample slides of every kind of element. */
const DECKS = [
  'noir',
  'series-4x3',
  'indie-a4',
  'documentary-film',
  'the-salt-road',
  'lost-property',
  'the-tent-cinema',
  'low-season',
  'elements',
  'charts',
  'tables',
];

interface StructureNode {
  readonly role?: string;
  readonly alt?: string;
  /** `content` of a leaf. */
  readonly type?: string;
  readonly children?: readonly StructureNode[];
}

interface PdfStructure {
  readonly isMarked?: boolean;
  readonly language?: string;
  readonly title?: string;
  readonly part?: string;
  readonly showsTitle?: boolean;
  readonly pages: readonly {
    readonly tree: StructureNode | null;
  }[];
}

interface PdfFile {
  readonly structure: PdfStructure;
  /** Dictionaries of the file by object number. */
  readonly objects: ReadonlyMap<string, string>;
  /** Drawing operators of each page. */
  readonly contents: readonly string[];
}

/** Rules of PDF/UA-1 that a program can check: each lists what breaks it. */
const RULES: Readonly<Record<string, (file: PdfFile) => readonly unknown[]>> = {
  'the file says that it is tagged, its language and its title': ({ structure }) => {
    const { isMarked, part, showsTitle, language, title } = structure;
    const isComplete = isMarked && part === '1' && showsTitle && language && title;
    return isComplete ? [] : [{ isMarked, part, showsTitle, language, title }];
  },
  'everything that is drawn is tagged or an artifact': ({ contents }) =>
    contents.flatMap((content, page) => {
      const count = countUnmarked(content);
      return count > 0 ? [`page ${page + 1}: ${count}`] : [];
    }),
  'everything that is tagged is in the structure, and the other way round': (file) =>
    file.contents.flatMap((content, page) => {
      const marked = new Set(content.match(/\/MCID \d+/g)).size;
      const leaves = listNodes(file, page).filter(({ type }) => type === 'content').length;
      return marked === leaves ? [] : [`page ${page + 1}: ${marked} of ${leaves}`];
    }),
  'pages lead to the structure and go through it with Tab': ({ objects, contents, structure }) => [
    ...listObjects(objects, /\/Type \/Page\n/).filter((page, index) => {
      const hasTags = contents[index]?.includes('/MCID ');
      return !page.includes('/Tabs /S\n') || (hasTags && !page.includes('/StructParents '));
    }),
    ...(listObjects(objects, /\/ParentTree /).length === 1 ? [] : ['no parent tree']),
    ...structure.pages.filter(({ tree }) => !tree),
  ],
  'types of structure are standard ones': (file) =>
    listAllNodes(file).flatMap(({ role }) => (role && !STANDARD_ROLES.has(role) ? [role] : [])),
  'figures have a description': (file) =>
    listAllNodes(file).filter(({ role, alt }) => role === 'Figure' && !alt?.trim()),
  'tables begin with headers, which say what they are for': (file) => [
    ...listAllNodes(file)
      .filter(({ role }) => role === 'Table')
      .filter(({ children }) => children?.[0]?.children?.some(({ role }) => role !== 'TH')),
    ...listObjects(file.objects, /\/S \/TH\n/).filter((header) => !header.includes('/Scope ')),
  ],
  'pages have one heading at most, of the first level': (file) =>
    file.structure.pages.flatMap((_page, page) => {
      const headings = listNodes(file, page).filter(({ role }) => /^H\d?$/.test(role ?? ''));
      const isRight = headings.length <= 1 && headings.every(({ role }) => role === 'H1');
      return isRight ? [] : [`page ${page + 1}: ${headings.map(({ role }) => role).join()}`];
    }),
  'links are in the structure and have a description': ({ objects }) => {
    const structure = listObjects(objects, /\/S \/Link\n/).join('');
    return Array.from(objects)
      .filter(([, object]) => object.includes('/Subtype /Link\n'))
      .filter(
        ([number, link]) =>
          !/\/Contents \(.+\)\n/.test(link) || !structure.includes(`/Obj ${number} 0 R\n`),
      );
  },
  'fonts are in the file, with the characters of their letters': ({ objects }) => [
    ...listObjects(objects, /\/Type \/FontDescriptor\n/).filter(
      (font) => !/\/FontFile\d /.test(font),
    ),
    ...listObjects(objects, /\/Subtype \/Type0\n/).filter((font) => !font.includes('/ToUnicode ')),
    ...listObjects(objects, /\/Subtype \/(?:Type1|TrueType)\n/),
  ],
};

const STANDARD_ROLES = new Set([
  'Root',
  'Document',
  'Sect',
  'H1',
  'P',
  'Figure',
  'Table',
  'TR',
  'TH',
  'TD',
  'Link',
]);

const folder = createTemporaryFolder('pdf-accessibility');
const pathOf = (deck: string) => join(folder, `${deck}.pdf`);
const files = new Map<string, PdfFile>();

beforeAll(() => {
  if (!canExport) return;
  const scripts = join(import.meta.dirname, '../testing');
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const script = join(scripts, 'export-pdfs.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, folder, ...DECKS], options);
  const reader = join(scripts, 'read-pdf-structure.mjs');
  const output = execFileSync(process.execPath, [reader, ...DECKS.map(pathOf)], options);
  for (const [index, structure] of (JSON.parse(output) as PdfStructure[]).entries()) {
    const name = DECKS[index] ?? '';
    files.set(name, { structure, ...readObjects(readFileSync(pathOf(name))) });
  }
}, 600_000);

whenPossible.each(DECKS)('The PDF of the deck %s keeps the rules of PDF/UA', (name) => {
  const file = requireFile(name);
  expect(file.contents).toHaveLength(file.structure.pages.length);
  expect(file.structure.pages.length).toBeGreaterThan(0);
  for (const [rule, listFaults] of Object.entries(RULES))
    expect([rule, ...listFaults(file)]).toEqual([rule]);
});

const CHART = /^(?:Bar|Pie|Line) chart: Festivals 25%, Cinemas 35%, Streaming 40%$/;

whenPossible(
  'Charts have their figures as description, as PDF.js reads it and as it is written',
  () => {
    const file = requireFile('elements');
    const charts = listAllNodes(file).filter(({ alt }) => CHART.test(alt ?? ''));
    expect(charts.map(({ role }) => role)).toEqual(['Figure', 'Figure', 'Figure']);
    for (const { alt } of charts)
      expect(listObjects(file.objects, /\/S \/Figure\n/).join('')).toContain(`/Alt (${alt})`);
  },
);

function requireFile(name: string): PdfFile {
  const file = files.get(name);
  if (!file) throw new Error(`The deck ${name} was not exported.`);
  return file;
}

function listNodes({ structure }: PdfFile, page: number): readonly StructureNode[] {
  const list = (node: StructureNode): readonly StructureNode[] => [
    node,
    ...(node.children ?? []).flatMap(list),
  ];
  const tree = structure.pages[page]?.tree;
  return tree ? list(tree) : [];
}

const listAllNodes = (file: PdfFile): readonly StructureNode[] =>
  file.structure.pages.flatMap((_page, page) => listNodes(file, page));

const listObjects = (objects: PdfFile['objects'], pattern: RegExp): readonly string[] =>
  Array.from(objects.values()).filter((object) => pattern.test(object));

/** Reads the objects of a file and the contents of its pages. The writer compresses streams, and nothing else. */
function readObjects(bytes: Buffer): Pick<PdfFile, 'objects' | 'contents'> {
  const source = bytes.toString('latin1');
  const objects = new Map<string, string>();
  const streams = new Map<string, string>();
  for (const [, number = '', body = ''] of source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)) {
    const [dictionary = '', stream] = body.split('\nstream\n');
    objects.set(number, `${dictionary}\n`);
    if (stream && dictionary.includes('/FlateDecode'))
      streams.set(number, stream.slice(0, stream.lastIndexOf('\nendstream')));
  }
  const contents = listObjects(objects, /\/Type \/Page\n/).map((page) => {
    const [, number = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    return inflateSync(Buffer.from(streams.get(number) ?? '', 'latin1')).toString('latin1');
  });
  return { objects, contents };
}

const PAINTS = new Set('f f* F B B* b b* S s sh Do Tj TJ'.split(' '));

/** Number of operators that draw outside of marked content. */
function countUnmarked(content: string): number {
  let depth = 0;
  let count = 0;
  for (const operator of content.replaceAll(/\[[^\]]*\]|<[\da-f]*>/gi, ' ').split(/\s+/)) {
    if (operator === 'BDC' || operator === 'BMC') depth += 1;
    else if (operator === 'EMC') depth -= 1;
    else if (depth === 0 && PAINTS.has(operator)) count += 1;
  }
  return count;
}
