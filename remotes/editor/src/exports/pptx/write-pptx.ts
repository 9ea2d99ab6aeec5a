import { unitsOf } from '../../core/edit/groups';
import type { SlideElement } from '../../core/elements/slide-element';
import { unionBoundsOf } from '../../core/geometry/box';
import { slideSizeOf, type SlideTransition } from '../../core/model/deck-constants';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { videoTimingXml } from '../../elements/image/pptx/video-timing';
import { writeBackgroundPicture } from '../../elements/image/pptx/write-image';
import { pptxWriterOf } from '../../elements/pptx-writers';
import { fillXml, NO_LINE, presetXml, solidFillXml, transformXml } from '../../ooxml/drawing-xml';
import { SCRIM_NAME } from '../../ooxml/object-names';
import { OFFICE_LANGUAGES } from '../../ooxml/office-languages';
import { OfficePackage, Relationships } from '../../ooxml/package/office-package';
import { attributes, NAMESPACES, xml, type XmlValue, type Xml } from '../../ooxml/package/xml';
import {
  type PictureLoader,
  type ExportSources,
  assignPlaceholders,
  groupShapeXml,
  shapeXml,
  SlideWriter,
} from '../../ooxml/slide-writer';
import {
  addPresentation,
  LAYOUT_PATH,
  MASTER_COLORS,
  NOTES_MASTER_PATH,
  shapeTreeXml,
} from './presentation-parts';

/** Film dissolves become PowerPoint's fade, because PowerPoint's dissolve is a pattern of squares. */
const FADE = xml`<p:transition spd="med"><p:fade/></p:transition>`;

/** Transition into a slide. Flash needs a PowerPoint 2010 extension; older programs use the fallback. */
const TRANSITIONS: Readonly<Record<SlideTransition, Xml | undefined>> = {
  cut: undefined,
  dissolve: FADE,
  'dip-to-black': xml`<p:transition spd="med"><p:fade thruBlk="1"/></p:transition>`,
  'dip-to-white': xml`<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">
    <mc:Choice xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" Requires="p14">
      <p:transition spd="med" p14:dur="900"><p14:flash/></p:transition>
    </mc:Choice>
    <mc:Fallback>${FADE}</mc:Fallback>
  </mc:AlternateContent>`,
};

export const PPTX_TYPE =
  'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Writes an editable PPTX: elements keep their positions and text stays text. */
export async function writePptx(
  deck: Deck,
  pictureOf: PictureLoader,
  drawing: Omit<ExportSources, 'pictureOf' | 'slideSize' | 'language'> = {
    shrinkOf: () => 1,
    develop: async (data) => data,
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new OfficePackage();
  const language = OFFICE_LANGUAGES[deck.language];
  const sources = { ...drawing, pictureOf, slideSize: slideSizeOf(deck), language };
  const paths: string[] = [];
  for (const [index, slide] of deck.slides.entries())
    paths.push(await writeSlide(file, slide, { number: index + 1, sources }));
  return file.pack(addPresentation(file, deck, paths));
}

/** Adds a slide with its notes; returns its path. */
async function writeSlide(
  file: OfficePackage,
  slide: Slide,
  { number, sources }: { readonly number: number; readonly sources: ExportSources },
): Promise<string> {
  const path = `ppt/slides/slide${number}.xml`;
  const writer = new SlideWriter(file, sources, assignPlaceholders(slide.elements));
  writer.relationships.addPart('slideLayout', LAYOUT_PATH);
  const [background, scrim] = await writeBackground(writer, slide);
  const shapes = shapeTreeXml([scrim, await writeElements(writer, slide.elements)]);
  if (slide.notes !== '')
    writer.relationships.addPart('notesSlide', addNotes(file, slide.notes, { number, path }));
  const content = xml`<p:sld${NAMESPACES}${attributes({ show: slide.hidden ? 0 : undefined })}>
    <p:cSld><p:bg><p:bgPr>${background}<a:effectLst/></p:bgPr></p:bg>${shapes}</p:cSld>
    ${MASTER_COLORS}${TRANSITIONS[slide.transition]}${videoTimingXml(writer.videos)}
  </p:sld>`;
  file.addPart(path, 'slide', content, writer.relationships);
  return path;
}

/** Fill of the background and its scrim. Pictures that are not in this browser fall back to the colour. */
async function writeBackground(
  writer: SlideWriter,
  { background, backgroundPicture }: Slide,
): Promise<readonly [fill: XmlValue, scrim: XmlValue]> {
  const picture = backgroundPicture && (await writeBackgroundPicture(writer, backgroundPicture));
  if (!picture || !backgroundPicture) return [fillXml(background), undefined];
  if (backgroundPicture.scrimOpacity === 0) return [picture, undefined];
  const scrim = shapeXml(writer.namesXml({ name: SCRIM_NAME, isDecorative: true }), [
    transformXml({ x: 0, y: 0, ...writer.sources.slideSize }),
    presetXml('rect'),
    solidFillXml('#000000', backgroundPicture.scrimOpacity),
    NO_LINE,
  ]);
  return [picture, scrim];
}

/** Shapes in the order of the elements; those that refer to others are written after them. */
async function writeElements(
  writer: SlideWriter,
  elements: readonly SlideElement[],
): Promise<XmlValue> {
  const written = new Map<string, XmlValue>();
  const isReferring = (element: SlideElement) =>
    Number(pptxWriterOf(element).hasReferences ?? false);
  for (const element of elements.toSorted((one, other) => isReferring(one) - isReferring(other))) {
    const { write, connectionSitesOf } = pptxWriterOf(element);
    writer.setConnectionSites(element.id, connectionSitesOf?.(element));
    written.set(element.id, await write(writer, element));
  }
  return groupedXml(writer, elements, written);
}

/** Shapes of a depth of the tree of groups. Members of a group that others are drawn between stay in parts of it. */
function groupedXml(
  writer: SlideWriter,
  elements: readonly SlideElement[],
  written: ReadonlyMap<string, XmlValue>,
  depth = 0,
): XmlValue {
  return unitsOf(elements, depth).map((unit) => {
    const bounds = unit.length > 1 && unionBoundsOf(unit);
    return bounds
      ? groupShapeXml(
          writer.namesXml({ name: 'Group' }),
          bounds,
          groupedXml(writer, unit, written, depth + 1),
        )
      : unit.map(({ id }) => written.get(id));
  });
}

/** Adds the notes of a slide; returns their path. */
function addNotes(
  file: OfficePackage,
  notes: string,
  slide: { readonly number: number; readonly path: string },
): string {
  const path = `ppt/notesSlides/notesSlide${slide.number}.xml`;
  const relationships = new Relationships();
  relationships.addPart('notesMaster', NOTES_MASTER_PATH);
  relationships.addPart('slide', slide.path);
  const paragraphs = notes
    .split('\n')
    .map((line) => xml`<a:p>${line === '' ? undefined : xml`<a:r><a:t>${line}</a:t></a:r>`}</a:p>`);
  const shape = shapeXml(
    xml`<p:cNvPr id="2" name="Notes Placeholder 1"/>`,
    undefined,
    xml`<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody>`,
    xml`<p:ph type="body" idx="1"/>`,
  );
  const content = xml`<p:notes${NAMESPACES}><p:cSld>${shapeTreeXml(shape)}</p:cSld>${MASTER_COLORS}</p:notes>`;
  file.addPart(path, 'notesSlide', content, relationships);
  return path;
}
