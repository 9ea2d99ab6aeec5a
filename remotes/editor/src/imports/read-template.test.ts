import { shapeXml } from './testing/create-sample-pptx';
import { readFromSample } from './testing/read-from-sample';

const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relationshipsXml = (...list: readonly (readonly [kind: string, target: string])[]) =>
  `<Relationships xmlns="${RELATIONSHIPS}">${list
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${TYPE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const words = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
const place = (type: string) => `<p:ph type="${type}"/>`;

const FILLED = '<a:prstGeom prst="rect"/><a:solidFill><a:schemeClr val="accent1"/></a:solidFill>';

/** Template with one master and one layout. */
const template = (layoutIds: string) =>
  ({
    layout:
      shapeXml({ at: [60, 40, 800, 120], place: place('title'), words: words('Add a title') }) +
      shapeXml({ at: [60, 500, 200, 30], place: place('ftr'), words: words('Footer') }),
    parts: {
      'ppt/presentation.xml': `<p:presentation ${NAMES}><p:sldMasterIdLst><p:sldMasterId r:id="rId1"/></p:sldMasterIdLst><p:sldSz cx="9144000" cy="5143500"/></p:presentation>`,
      'ppt/_rels/presentation.xml.rels': relationshipsXml([
        'slideMaster',
        'slideMasters/slideMaster1.xml',
      ]),
      'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${NAMES}><p:cSld><p:spTree>${shapeXml({ at: [0, 0, 960, 20], properties: FILLED })}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1"/><p:sldLayoutIdLst>${layoutIds}</p:sldLayoutIdLst></p:sldMaster>`,
      'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationshipsXml(
        ['theme', '../theme/theme1.xml'],
        ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ),
    },
  }) as const;

test('A template without slides opens with a slide for each layout, and with its colours and fonts as the theme', async () => {
  const { deck, remarks } = await readFromSample(template('<p:sldLayoutId r:id="rId2"/>'));
  expect(deck.slides).toHaveLength(1);
  const { elements } = deck.slides[0] ?? { elements: [] };
  expect(elements.map(({ locked }) => locked)).toEqual([true, false]);
  expect(JSON.stringify(elements)).toContain('Add a title');
  expect(JSON.stringify(elements)).not.toContain('Footer');
  expect(deck.theme).toMatchObject({
    titleFont: 'Georgia',
    textFont: 'Verdana',
    palette: {
      background: '#ffffff',
      text: '#101010',
      accent: '#4472c4',
      coverBackground: '#112233',
    },
  });
  expect(remarks).toContainEqual(expect.stringContaining('a template without slides'));
});

test('A presentation without slides and layouts is refused', async () => {
  await expect(readFromSample(template(''))).rejects.toThrow(
    'The presentation has no slides and no layouts.',
  );
});
