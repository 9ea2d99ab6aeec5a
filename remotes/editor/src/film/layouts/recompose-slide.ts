import { boundsOf } from '../../core/geometry/box';
import { overlap } from '../../core/geometry/find-free-box';
import { hasAmounts } from '../../elements/amount-edits';
import { isText } from '../../core/elements/element-guards';
import { updateDependents } from '../../core/edit/update-dependents';
import type { Slide } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { typedKeysOf } from '../../core/typed-keys-of';
import type { SlideElement } from '../../core/elements/slide-element';
import { createLayoutElement, type LayoutContext } from './create-slide-from-layout';
import { findLayout, LAYOUT_TITLES } from './layouts';
import type { LayoutPiece, SlideLayout } from './layout-pieces';

interface Composed {
  readonly slide: Slide;
  readonly theme: DeckTheme;
  readonly slideHeight: number;
}

/**
 * Moves a slide whose theme has changed from the composition of the old theme to that of the new one. Elements of its
 * layout take the new places and properties, except those changed by hand; other elements stay, and so do slides whose
 * layout was rearranged.
 */
export function recomposeSlide(before: Composed, after: Composed): Slide {
  const { slide, theme } = after;
  const candidates = typedKeysOf(LAYOUT_TITLES).flatMap((name): readonly Move[] => {
    const from = findLayout(name, before.theme);
    const matches = matchElements(before, from);
    return matches ? [{ from, to: findLayout(name, theme), matches }] : [];
  });
  const [best] = candidates.toSorted((one, other) => other.matches.size - one.matches.size);
  return best ? moveElements(after, best) : slide;
}

interface Move {
  readonly from: SlideLayout;
  readonly to: SlideLayout;
  readonly matches: Matches;
}

type Matches = ReadonlyMap<LayoutPiece, string>;

/** Finds the elements of a layout by their boxes; undefined if its title or one of its pictures is not there. */
function matchElements({ slide, ...setting }: Composed, layout: SlideLayout): Matches | undefined {
  const matches = new Map<LayoutPiece, string>();
  const free = new Set(slide.elements);
  for (const piece of layout.pieces) {
    const expected = createPieceElement(piece, { layout, ...setting });
    const match = expected && Array.from(free).find((element) => isInPlace(element, expected));
    if (match) {
      free.delete(match);
      matches.set(piece, match.id);
    } else if (isRequired(piece)) return undefined;
  }
  return matches;
}

function isRequired(piece: LayoutPiece): boolean {
  return piece.kind === 'picture' || (piece.kind === 'text' && piece.source === 'title');
}

/** Texts move and grow with their content, so their left edge, width and role tell them apart. */
function isInPlace(element: SlideElement, expected: SlideElement): boolean {
  const { type, x, width } = expected;
  if (element.type !== type || element.x !== x || element.width !== width) return false;
  if (isText(element) && isText(expected)) return element.role === expected.role;
  return element.y === expected.y && element.height === expected.height;
}

function moveElements({ slide, ...setting }: Composed, { from, to, matches }: Move): Slide {
  const { theme } = setting;
  const byId = new Map(slide.elements.map((element) => [element.id, element]));
  const own = new Set(matches.values());
  const figures = slide.elements
    .filter((element) => !own.has(element.id) && hasAmounts(element))
    .map(boundsOf);
  const isOnFigures = (element: SlideElement) =>
    figures.some((box) => overlap(box, boundsOf(element)));
  const unused = [...matches];
  const placed = to.pieces.flatMap((piece): readonly SlideElement[] => {
    const index = unused.findIndex(([old]) => isSameContent(old, piece));
    const [match] = index < 0 ? [] : unused.splice(index, 1);
    const element = match && byId.get(match[1]);
    const moved =
      element && match
        ? moveElement(element, [match[0], from], [piece, to], setting)
        : isDecoration(piece) && createPieceElement(piece, { layout: to, ...setting });
    // A line through a table of the member's own would strike its figures out.
    return moved && !(isDecoration(piece) && isOnFigures(moved)) ? [moved] : [];
  });
  const elements = [...placed, ...slide.elements.filter(({ id }) => !own.has(id))];
  const isUnchanged = slide.background === theme.palette[from.background];
  return {
    ...slide,
    background: isUnchanged ? theme.palette[to.background] : slide.background,
    elements: updateDependents(slide.elements, elements),
  };
}

type PlacedPiece = readonly [piece: LayoutPiece, layout: SlideLayout];

/** Takes each property of the new place that had the value of the old one, and the new box. */
function moveElement(
  element: SlideElement,
  [old, from]: PlacedPiece,
  [piece, to]: PlacedPiece,
  setting: Omit<Composed, 'slide'>,
): SlideElement {
  const content = isText(element) ? element.content : undefined;
  const before = createPieceElement(old, { layout: from, ...setting }, content);
  const after = createPieceElement(piece, { layout: to, ...setting }, content);
  if (!before || !after) return element;
  const values = new Map<string, unknown>(Object.entries(before));
  const current = new Map<string, unknown>(Object.entries(element));
  const changes = Object.entries(after).filter(
    ([key]) => BOX_KEYS.includes(key) || (key !== 'id' && current.get(key) === values.get(key)),
  );
  return { ...element, ...Object.fromEntries(changes) };
}

const BOX_KEYS: readonly string[] = ['x', 'y', 'width', 'height'];

function isSameContent(one: LayoutPiece, other: LayoutPiece): boolean {
  if (one.kind === 'text') return other.kind === 'text' && one.source === other.source;
  if (one.kind === 'number') return other.kind === 'number' && one.lineIndex === other.lineIndex;
  return one.kind === other.kind;
}

function isDecoration({ kind }: LayoutPiece): boolean {
  return kind === 'shape' || kind === 'rule';
}

function createPieceElement(
  piece: LayoutPiece,
  setting: Omit<LayoutContext, 'content'>,
  content = SAMPLE_LINE,
): SlideElement | undefined {
  const isBody = piece.kind === 'text' && piece.source === 'body';
  const lines = Array.from({ length: isBody ? 1 : MAX_LINES }, () => content);
  return createLayoutElement(piece, { ...setting, content: { title: content, lines } });
}

const SAMPLE_LINE = 'Text';
/** Number of lines that a layout places one by one, at most. */
const MAX_LINES = 4;
