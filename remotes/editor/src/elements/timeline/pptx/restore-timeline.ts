import { findChild } from '../../../ooxml/package/xml-elements';
import {
  objectNameOf,
  readObjectNames,
  dateNameOf,
  labelNameOf,
  LINE_NAME,
  markerNameOf,
} from '../../../ooxml/object-names';
import { elementBoxOf, readTransform } from '../../../ooxml/transforms';
import { resolveFill } from '../../shape/pptx/read-shapes';
import { readPlainText } from '../../../ooxml/text/rich-text';
import type { ImportContext } from '../../../ooxml/import-context';
import type { RestoreElement } from '../../pptx-reader';
import { readTextBox } from '../../text/pptx/read-text-box';
import { createTimeline } from '../timeline-kind';
import type { TimelineElement } from '../timeline-schema';

/** Reads a group that the export wrote for a timeline. */
export const restoreTimeline: RestoreElement = (group, context, before) => {
  const transform = readTransform(findChild(group, 'grpSpPr', 'xfrm'));
  const isTimeline = /^Timeline(: |$)/.test(objectNameOf(group));
  const shapes = new Map(Array.from(group.children, (shape) => [objectNameOf(shape), shape]));
  const [line, marker] = [shapes.get(LINE_NAME), shapes.get(markerNameOf(0))];
  if (group.localName !== 'grpSp' || !transform || !isTimeline || !line || !marker)
    return undefined;
  const { fill: lineColor, alpha } = resolveFill([line], context);
  return [
    ...before,
    createTimeline({
      ...elementBoxOf(context.project(transform)),
      ...readObjectNames(group),
      ...readTextStyle(shapes, context),
      milestones: readMilestones(shapes),
      lineColor,
      markerColor: resolveFill([marker], context).fill,
      opacity: alpha,
    }),
  ];
};

type ShapesByName = ReadonlyMap<string, Element>;

/** Dates and labels of the markers; empty ones have no text box. */
function readMilestones(shapes: ShapesByName): TimelineElement['milestones'] {
  const textOf = (name: string) =>
    readPlainText(findChild(shapes.get(name), 'txBody'))
      .replaceAll('\n', ' ')
      .slice(0, 500);
  const count = Array.from(shapes.keys()).filter((name) => /^Milestone \d+$/.test(name)).length;
  return Array.from({ length: count }, (_, index) => ({
    date: textOf(dateNameOf(index)),
    label: textOf(labelNameOf(index)),
  }));
}

/** Style of the first text. */
function readTextStyle(shapes: ShapesByName, context: ImportContext) {
  const shape = Array.from(shapes.values()).find((each) => findChild(each, 'txBody'));
  const transform = readTransform(findChild(shape, 'spPr', 'xfrm'));
  const text = shape && transform && readTextBox([shape], transform, context);
  return text && { fontSize: text.fontSize, fontFamily: text.fontFamily, color: text.color };
}
