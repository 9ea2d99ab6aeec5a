import type { SlideElement } from '../core/model/deck';
import { newId } from '../core/model/ids';
import { boxIn, groupProjection } from './boxes';
import { readChart } from './charts';
import { readCode, readCodeBars } from './codes';
import { readConnector } from './connectors';
import { readFramePanel } from './frames';
import { placeholderOf } from './heritage';
import { child, descendants } from './markup';
import { isCode, isCodeBars, isFramePanel, isPlayMark, numberOf } from './own-names';
import { isFilm, isHidden, linkOf, readPicture } from './read-picture';
import type { Reading } from './reading';
import type { RemarkKind } from './remarks';
import { formOf, readShape } from './shapes';
import { kindOfFrame, readTable } from './tables';

/** Elements of a slide or a group, in drawing order. */
export async function readElements(
  tree: readonly Element[],
  context: Reading,
): Promise<readonly SlideElement[]> {
  let elements: readonly SlideElement[] = [];
  for (const element of tree.flatMap(chosen)) {
    if (isHidden(element)) continue;
    if (element.localName === 'sp' && isFramePanel(element))
      elements = readFramePanel(element, context, elements);
    else if (element.localName === 'sp' && isPlayMark(element)) elements = asFilm(elements);
    else if (element.localName === 'sp' && isCodeBars(element))
      elements = readCodeBars(element, context, elements);
    else elements = [...elements, ...(await readElement(element, context))];
  }
  return elements;
}

/** Marks the picture below a play icon as a video. */
function asFilm(elements: readonly SlideElement[]): readonly SlideElement[] {
  const last = elements.at(-1);
  return last?.type === 'image' ? [...elements.slice(0, -1), { ...last, film: true }] : elements;
}

async function readElement(element: Element, context: Reading): Promise<readonly SlideElement[]> {
  const elements = (await READERS[element.localName]?.(element, context)) ?? [];
  const [first] = elements;
  if (first && element.localName !== 'grpSp') context.joints.hold(numberOf(element), first);
  return elements;
}

/** Alternate content: the fallback that every program can draw, or else the choice. */
function chosen(element: Element): readonly Element[] {
  if (element.localName !== 'AlternateContent') return [element];
  const fallback = Array.from(child(element, 'Fallback')?.children ?? []);
  return fallback.length > 0 ? fallback : Array.from(child(element, 'Choice')?.children ?? []);
}

type Reader = (element: Element, context: Reading) => Promise<readonly SlideElement[]>;

const READERS: Readonly<Record<string, Reader>> = {
  sp: async (element, context) => {
    const code = isCode(element) ? readCode(element, context) : undefined;
    if (code) return [code];
    return formOf(element) === 'line'
      ? readConnector(element, context)
      : readShape(element, context);
  },
  cxnSp: async (element, context) => readConnector(element, context),
  pic: readPictureElement,
  grpSp: readGroup,
  graphicFrame: readGraphic,
  contentPart: async (_, { remarks }) => {
    remarks.count('part');
    return [];
  },
};

async function readPictureElement(element: Element, context: Reading) {
  const transform = boxIn(child(element, 'spPr', 'xfrm')) ?? placeInLayout(element, context);
  if (!transform) return [];
  if (isFilm(element) && linkOf(element, context) === undefined) context.remarks.count('film');
  const blipFill = child(element, 'blipFill');
  const image = await readPicture(element, blipFill, context.project(transform), context);
  return image ? [image] : [];
}

/** A picture placeholder may inherit its position from the layout. */
function placeInLayout(element: Element, { heritage }: Reading) {
  const index = placeholderOf(element)?.getAttribute('idx');
  const placeholder = descendants(heritage.layout?.root, 'ph').find(
    (other) => other.getAttribute('idx') === index,
  );
  return boxIn(child(placeholder?.closest('*|sp, *|pic') ?? undefined, 'spPr', 'xfrm'));
}

async function readGroup(group: Element, context: Reading): Promise<readonly SlideElement[]> {
  const project = groupProjection(child(group, 'grpSpPr', 'xfrm'), context.project);
  const elements = await readElements(Array.from(group.children), { ...context, project });
  // Groups are not nested here: the outermost one contains all elements.
  const groupId = newId();
  return elements.length > 1 ? elements.map((element) => ({ ...element, groupId })) : elements;
}

const LEFT_OUT: Readonly<Record<string, RemarkKind>> = {
  chart: 'chart',
  chartex: 'chart',
  diagram: 'diagram',
};

async function readGraphic(frame: Element, context: Reading): Promise<readonly SlideElement[]> {
  const data = child(frame, 'graphic', 'graphicData');
  const table = child(data, 'tbl');
  const element = table ? readTable(frame, table, context) : await readChart(frame, context);
  if (element) return [element];
  // Graphics of other programs include a picture as a fallback.
  const [picture] = descendants(data, 'pic');
  if (picture) return readPictureElement(picture, context);
  context.remarks.count(LEFT_OUT[kindOfFrame(frame)] ?? 'part');
  return [];
}
