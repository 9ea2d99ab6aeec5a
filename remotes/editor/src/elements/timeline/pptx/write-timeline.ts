import { type Box } from '../../../core/geometry/box';
import { POINTS_PER_PX } from '../../../core/model/deck-constants';
import { NO_LINE, presetXml, solidFillXml, transformXml } from '../../../ooxml/drawing-xml';
import { groupShapeXml, shapeXml, type SlideWriter } from '../../../ooxml/slide-writer';
import { runPropertiesXml, runXml } from '../../../ooxml/text-xml';
import { xml, type Xml } from '../../../ooxml/package/xml';
import { layoutTimeline, TIMELINE_LINE_HEIGHT } from '../layout-timeline';
import type { TimelineElement } from '../timeline-schema';
import { dateNameOf, labelNameOf, LINE_NAME, markerNameOf } from '../../../ooxml/object-names';

/** A group of a line, circles and text boxes. */
export function writeTimeline(slide: SlideWriter, timeline: TimelineElement): Xml {
  const { line, milestones } = layoutTimeline(timeline);
  const { x, y, opacity, lineColor, markerColor } = timeline;
  const names = slide.elementNamesXml(timeline);
  const place = (box: Box) => transformXml({ ...box, x: x + box.x, y: y + box.y });
  const drawing = (name: string, box: Box, preset: string, color: string) =>
    shapeXml(slide.namesXml({ name, isDecorative: true }), [
      place(box),
      presetXml(preset),
      solidFillXml(color, opacity),
      NO_LINE,
    ]);
  const text = (name: string, box: Box, words: string, look: TextLook) =>
    words.trim() === ''
      ? undefined
      : shapeXml(
          slide.namesXml({ name }),
          [place(box), presetXml('rect'), xml`<a:noFill/>`],
          textBodyXml(slide, timeline, words, look),
        );
  return groupShapeXml(names, timeline, [
    drawing(LINE_NAME, line, 'rect', lineColor),
    ...milestones.map(({ marker, date, dateBox, label, labelBox }, index) => [
      drawing(markerNameOf(index), marker, 'ellipse', markerColor),
      text(dateNameOf(index), dateBox, date, { anchor: 'b', fontWeight: 'bold' }),
      text(labelNameOf(index), labelBox, label, { anchor: 't', fontWeight: 'normal' }),
    ]),
  ]);
}

interface TextLook {
  readonly anchor: 't' | 'b';
  readonly fontWeight: 'normal' | 'bold';
}

function textBodyXml(
  slide: SlideWriter,
  timeline: TimelineElement,
  text: string,
  { anchor, fontWeight }: TextLook,
): Xml {
  const style = { ...timeline, fontWeight };
  const spacing = Math.round(timeline.fontSize * TIMELINE_LINE_HEIGHT * POINTS_PER_PX * 100);
  return xml`<p:txBody>
    <a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${anchor}"><a:noAutofit/></a:bodyPr>
    <a:lstStyle/>
    <a:p>
      <a:pPr marL="0" indent="0" algn="ctr"><a:lnSpc><a:spcPts val="${spacing}"/></a:lnSpc><a:buNone/></a:pPr>
      ${runXml(text, style, slide)}${runPropertiesXml('endParaRPr', style, slide, { text: '' })}
    </a:p>
  </p:txBody>`;
}
