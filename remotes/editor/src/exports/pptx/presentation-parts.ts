import { sectionsOf } from '../../core/edit/slides/slides';
import { isDarkFill } from '../../core/model/colors';
import { slideSizeOf } from '../../core/model/deck-constants';
import type { Deck, Slide } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { chartColorsOf } from '../../elements/chart/apply-theme-to-chart';
import { toEmu, colorXml } from '../../ooxml/drawing-xml';
import { DEFAULT_SECTION_NAME } from '../../ooxml/object-names';
import { OFFICE_LANGUAGES } from '../../ooxml/office-languages';
import { type OfficePackage, Relationships } from '../../ooxml/package/office-package';
import { NAMESPACES, xml, type Xml, type XmlValue, attributes } from '../../ooxml/package/xml';

/** Names in the order that OOXML requires. */
const COLOR_NAMES =
  'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'.split(' ');

const OFFICE_COLORS =
  '#000000 #ffffff #44546a #e7e6e6 #4472c4 #ed7d31 #a5a5a5 #ffc000 #5b9bd5 #70ad47 #0563c1 #954f72'.split(
    ' ',
  );

const PLACEHOLDER_FILL = xml`<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>`;

/** Three plain styles each, the number that a theme needs. */
const FORMAT_LISTS = [
  ['fillStyleLst', PLACEHOLDER_FILL] as const,
  ['lnStyleLst', xml`<a:ln w="9525">${PLACEHOLDER_FILL}</a:ln>`] as const,
  ['effectStyleLst', xml`<a:effectStyle><a:effectLst/></a:effectStyle>`] as const,
  ['bgFillStyleLst', PLACEHOLDER_FILL] as const,
].map(([list, style]) => xml`<a:${list}>${[style, style, style]}</a:${list}>`);

const CORE_PATH = 'docProps/core.xml';

const PRESENTATION_PATH = 'ppt/presentation.xml';

const MASTER_PATH = 'ppt/slideMasters/slideMaster1.xml';

export const LAYOUT_PATH = 'ppt/slideLayouts/slideLayout1.xml';

export const NOTES_MASTER_PATH = 'ppt/notesMasters/notesMaster1.xml';

const [THEME_PATH, NOTES_THEME_PATH] = ['ppt/theme/theme1.xml', 'ppt/theme/theme2.xml'] as const;

/** Smallest id of a master or layout; ids of slides start at 256. */
const FIRST_MASTER_ID = 2_147_483_648;

const FIRST_SLIDE_ID = 256;

/** Adds everything but the slides; returns the relationships of the package. */
export function addPresentation(
  file: OfficePackage,
  { title, slides, theme, language, ...deck }: Deck,
  slidePaths: readonly string[],
): Relationships {
  const [root, presentation] = [new Relationships(), new Relationships()];
  addMaster(file, theme);
  const masterId = presentation.addPart('slideMaster', MASTER_PATH);
  presentation.addPart('theme', THEME_PATH);
  const slideList = slidePaths.map((path, index) => {
    const id = presentation.addPart('slide', path);
    return xml`<p:sldId id="${FIRST_SLIDE_ID + index}" r:id="${id}"/>`;
  });
  const hasNotes = slides.some(({ notes }) => notes !== '');
  const notesMaster = hasNotes ? addNotesMaster(file, theme, presentation) : undefined;
  const size = slideSizeOf(deck);
  const [width, height] = [toEmu(size.width), toEmu(size.height)];
  const content = xml`<p:presentation${NAMESPACES}>
    <p:sldMasterIdLst><p:sldMasterId id="${FIRST_MASTER_ID}" r:id="${masterId}"/></p:sldMasterIdLst>
    ${notesMaster}
    <p:sldIdLst>${slideList}</p:sldIdLst>
    <p:sldSz cx="${width}" cy="${height}"/><p:notesSz cx="${height}" cy="${width}"/>
    <p:defaultTextStyle>${levelsXml(18)}</p:defaultTextStyle>
    ${sectionsXml(slides, FIRST_SLIDE_ID)}
  </p:presentation>`;
  file.addPart(PRESENTATION_PATH, 'presentation', content, presentation);
  addCoreProperties(file, title, OFFICE_LANGUAGES[language]);
  root.addPart('officeDocument', PRESENTATION_PATH);
  root.addPart('metadata/core-properties', CORE_PATH);
  return root;
}

/** One master with one empty layout: slides carry all of their properties themselves. */
function addMaster(file: OfficePackage, theme: DeckTheme | null): void {
  const [master, layout] = [new Relationships(), new Relationships()];
  const layoutId = master.addPart('slideLayout', LAYOUT_PATH);
  master.addPart('theme', THEME_PATH);
  layout.addPart('slideMaster', MASTER_PATH);
  const masterXml = xml`<p:sldMaster${NAMESPACES}>
    <p:cSld>${THEME_BACKGROUND}${shapeTreeXml([])}</p:cSld>
    ${colorMapXml(theme)}
    <p:sldLayoutIdLst><p:sldLayoutId id="${FIRST_MASTER_ID + 1}" r:id="${layoutId}"/></p:sldLayoutIdLst>
    <p:txStyles>
      <p:titleStyle>${levelsXml(44, '+mj')}</p:titleStyle>
      <p:bodyStyle>${levelsXml(24)}</p:bodyStyle>
      <p:otherStyle>${levelsXml(18)}</p:otherStyle>
    </p:txStyles>
  </p:sldMaster>`;
  const layoutXml = xml`<p:sldLayout${NAMESPACES} preserve="1">
    <p:cSld name="Blank">${shapeTreeXml([])}</p:cSld>${MASTER_COLORS}
  </p:sldLayout>`;
  file.addPart(THEME_PATH, 'theme', themeXml(theme));
  file.addPart(MASTER_PATH, 'slideMaster', masterXml, master);
  file.addPart(LAYOUT_PATH, 'slideLayout', layoutXml, layout);
}

/** Notes need a master with a theme of its own. */
function addNotesMaster(
  file: OfficePackage,
  theme: DeckTheme | null,
  presentation: Relationships,
): Xml {
  const relationships = new Relationships();
  relationships.addPart('theme', NOTES_THEME_PATH);
  const master = xml`<p:notesMaster${NAMESPACES}>
    <p:cSld>${THEME_BACKGROUND}${shapeTreeXml([])}</p:cSld>
    ${colorMapXml(null)}<p:notesStyle>${levelsXml(12)}</p:notesStyle>
  </p:notesMaster>`;
  file.addPart(NOTES_THEME_PATH, 'theme', themeXml(theme));
  file.addPart(NOTES_MASTER_PATH, 'notesMaster', master, relationships);
  const id = presentation.addPart('notesMaster', NOTES_MASTER_PATH);
  return xml`<p:notesMasterIdLst><p:notesMasterId r:id="${id}"/></p:notesMasterIdLst>`;
}

function addCoreProperties(file: OfficePackage, title: string, language: string): void {
  const now = new Date().toISOString().replace(/\.\d+/, '');
  const content = xml`<cp:coreProperties
    xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
    <dc:title>${title}</dc:title><dc:language>${language}</dc:language>
    <dcterms:created xsi:type="dcterms:W3CDTF">${now}</dcterms:created>
    <dcterms:modified xsi:type="dcterms:W3CDTF">${now}</dcterms:modified>
  </cp:coreProperties>`;
  file.addXml(CORE_PATH, 'application/vnd.openxmlformats-package.core-properties+xml', content);
}

export const MASTER_COLORS = xml`<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>`;

const THEME_BACKGROUND = xml`<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>`;

/** Tree of a slide's shapes, with the properties of its root group. */
export function shapeTreeXml(shapes: XmlValue): Xml {
  return xml`<p:spTree>
    <p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}
  </p:spTree>`;
}

/** Text styles of nine levels in the theme's font. */
function levelsXml(points: number, font = '+mn'): readonly Xml[] {
  return Array.from({ length: 9 }, (_, level) => {
    const tag = `a:lvl${level + 1}pPr`;
    return xml`<${tag} marL="${toEmu(48 * level)}" algn="l">
      <a:defRPr sz="${points * 100}" kern="1200">
        <a:solidFill><a:schemeClr val="tx1"/></a:solidFill>
        <a:latin typeface="${font}-lt"/><a:ea typeface="${font}-ea"/><a:cs typeface="${font}-cs"/>
      </a:defRPr>
    </${tag}>`;
  });
}

/** The deck's sections, for the end of the presentation part. */
function sectionsXml(slides: readonly Slide[], firstSlideId: number): Xml | undefined {
  if (slides.every(({ section }) => section === '')) return undefined;
  const sections = sectionsOf(slides).map(({ name, startIndex, slides: sectionSlides }) => {
    const ids = sectionSlides.map(
      (_, index) => xml`<p14:sldId id="${firstSlideId + startIndex + index}"/>`,
    );
    return xml`<p14:section name="${name || DEFAULT_SECTION_NAME}" id="{${crypto.randomUUID().toUpperCase()}}">
      <p14:sldIdLst>${ids}</p14:sldIdLst>
    </p14:section>`;
  });
  return xml`<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}">
    <p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">${sections}</p14:sectionLst>
  </p:ext></p:extLst>`;
}

/** The deck's theme, so that new content gets its colours and fonts; PowerPoint's own without one. */
function themeXml(theme: DeckTheme | null): Xml {
  const name = theme?.title ?? 'Office Theme';
  const colors = (theme ? colorsOf(theme) : OFFICE_COLORS).map(
    (color, index) => xml`<a:${COLOR_NAMES[index]}>${colorXml(color)}</a:${COLOR_NAMES[index]}>`,
  );
  return xml`<a:theme${NAMESPACES} name="${name}"><a:themeElements>
    <a:clrScheme name="${name}">${colors}</a:clrScheme>
    <a:fontScheme name="${name}">
      <a:majorFont>${fontXml(theme?.titleFont ?? 'Calibri Light')}</a:majorFont>
      <a:minorFont>${fontXml(theme?.textFont ?? 'Calibri')}</a:minorFont>
    </a:fontScheme>
    <a:fmtScheme name="${name}">${FORMAT_LISTS}</a:fmtScheme>
  </a:themeElements></a:theme>`;
}

/** Colours of the master, swapped for themes with a dark background. */
function colorMapXml(theme: DeckTheme | null): Xml {
  const isDark = theme !== null && isDarkFill(theme.palette.background);
  const base = isDark
    ? { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' }
    : { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
  const others = COLOR_NAMES.slice(4).map((name) => [name, name] as const);
  return xml`<p:clrMap${attributes({ ...base, ...Object.fromEntries(others) })}/>`;
}

function colorsOf(theme: DeckTheme): readonly string[] {
  const { background, surface, text, mutedText, accent, secondary, coverBackground, coverText } =
    theme.palette;
  const [, , , fifth = accent, sixth = secondary] = chartColorsOf(theme);
  const base = isDarkFill(background)
    ? [background, text, surface, mutedText]
    : [text, background, mutedText, surface];
  const accents = [accent, secondary, coverBackground, coverText, fifth, sixth];
  return [...base, ...accents, accent, secondary];
}

function fontXml(typeface: string): Xml {
  return xml`<a:latin typeface="${typeface}"/><a:ea typeface=""/><a:cs typeface=""/>`;
}
