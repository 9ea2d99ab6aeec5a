import JSZip from 'jszip';

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

const RELATIONSHIP_BASE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';

interface SamplePptx {
  /** Shapes on the only slide, after its group properties. */
  readonly shapes?: string;
  readonly layout?: string;
  readonly master?: string;
  /** Text style of the presentation, for text that has no other. */
  readonly defaultTextStyle?: string;
  /** Text styles of the master besides those of titles and bodies. */
  readonly masterStyles?: string;
  readonly tableStyle?: string;
  readonly size?: readonly [cx: number, cy: number];
  readonly parts?: Readonly<Record<string, string>>;
  /** Relationships of the slide besides its layout and picture, from `rId3` on. */
  readonly slideRelations?: readonly (readonly [kind: string, target: string])[];
  /** Link targets of the slide, from `rId3` on. */
  readonly slideLinks?: readonly string[];
}

/** PPTX with one slide, as another program would write it. */
export async function createSamplePptx(sample: SamplePptx = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { shapes = '', layout = '', master = '', size = [9_144_000, 5_143_500] } = sample;
  const tree = (shapesXml: string) => `<p:cSld><p:spTree>${shapesXml}</p:spTree></p:cSld>`;
  const parts: Record<string, string> = {
    '_rels/.rels': relationshipsXml(['officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="${size[0]}" cy="${size[1]}"/>${sample.defaultTextStyle ?? ''}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationshipsXml(
      ['slide', 'slides/slide1.xml'],
      ['theme', 'theme/theme1.xml'],
      ['tableStyles', 'tableStyles.xml'],
    ),
    'ppt/tableStyles.xml': `<a:tblStyleLst ${NAMESPACES}>${sample.tableStyle ?? ''}</a:tblStyleLst>`,
    'ppt/slides/slide1.xml': `<p:sld ${NAMESPACES}>${tree(shapes)}</p:sld>`,
    'ppt/slides/_rels/slide1.xml.rels': relationshipsXml(
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['image', '../media/still.emf'],
      ...(sample.slideRelations ?? []),
      ...(sample.slideLinks ?? []).map((address) => ['hyperlink', address, 'External'] as const),
    ),
    'ppt/slideLayouts/slideLayout1.xml': `<p:sldLayout ${NAMESPACES}>${tree(layout)}</p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationshipsXml([
      'slideMaster',
      '../slideMasters/slideMaster1.xml',
    ]),
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${NAMESPACES}>${tree(master)}${MASTER}${sample.masterStyles ?? ''}</p:txStyles></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationshipsXml([
      'theme',
      '../theme/theme1.xml',
    ]),
    'ppt/theme/theme1.xml': `<a:theme ${NAMESPACES}><a:themeElements>${THEME}</a:themeElements></a:theme>`,
    'ppt/media/still.emf': 'EMF',
    ...sample.parts,
  };
  const zip = new JSZip();
  for (const [path, text] of Object.entries(parts)) zip.file(path, text);
  return new Uint8Array(await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }));
}

function relationshipsXml(
  ...list: readonly (readonly [kind: string, target: string, mode?: string])[]
): string {
  const entries = list.map(
    ([kind, target, mode = 'Internal'], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIP_BASE}${kind}" Target="${target}" TargetMode="${mode}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}

const MASTER =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1"/><p:txStyles>' +
  '<p:titleStyle><a:lvl1pPr algn="ctr"><a:defRPr sz="4400"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr></p:titleStyle>' +
  '<p:bodyStyle><a:lvl1pPr><a:buChar char="•"/><a:defRPr sz="2800"/></a:lvl1pPr><a:lvl2pPr><a:buAutoNum type="arabicPeriod"/><a:defRPr sz="2400"/></a:lvl2pPr></p:bodyStyle>';

const THEME =
  '<a:clrScheme name="x"><a:dk1><a:sysClr val="windowText" lastClr="101010"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1>' +
  '<a:dk2><a:srgbClr val="112233"/></a:dk2><a:lt2><a:srgbClr val="EEEEEE"/></a:lt2><a:accent1><a:srgbClr val="4472C4"/></a:accent1></a:clrScheme>' +
  '<a:fontScheme name="x"><a:majorFont><a:latin typeface="Georgia"/></a:majorFont><a:minorFont><a:latin typeface="Verdana"/></a:minorFont></a:fontScheme>';

interface SampleShape {
  readonly at: readonly [x: number, y: number, width: number, height: number];
  readonly name?: string;
  readonly properties?: string;
  readonly place?: string;
  readonly words?: string;
  readonly attributes?: string;
}

const EMU = 9525;

/** Shape XML, positioned in slide pixels. */
export function shapeXml({
  at,
  name = 'Shape 1',
  words = '',
  place = '',
  ...rest
}: SampleShape): string {
  const [x, y, width, height] = at.map((value) => Math.round(value * EMU));
  const body = words === '' ? '' : `<p:txBody><a:bodyPr/>${words}</p:txBody>`;
  const { properties = '<a:prstGeom prst="rect"/>', attributes = '' } = rest;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${name}"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr>` +
    `<p:spPr><a:xfrm ${attributes}><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>${properties}</p:spPr>${body}</p:sp>`
  );
}
