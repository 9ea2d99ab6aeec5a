import { childrenOf, findChild, readNumber } from '../package/xml-elements';
import { type ListStyles, paragraphPropertiesChain } from './run-properties';

interface ParagraphSpacing {
  /** Most frequent space between two lines that a break separates, in em. */
  readonly em: number;
  /** False if other spaces occur. */
  readonly isUniform: boolean;
}

/** Space between paragraphs. Manual breaks become paragraphs here, so they count as paragraphs without space. */
export function readParagraphSpacing(
  body: Element | undefined,
  lists: ListStyles,
  points: number,
): ParagraphSpacing {
  const paragraphs = childrenOf(body, 'p').map((paragraph) => ({
    before: readSpace(paragraph, 'spcBef', { lists, points }),
    after: readSpace(paragraph, 'spcAft', { lists, points }),
    breaks: childrenOf(paragraph, 'br').map(() => 0),
  }));
  const spaces = paragraphs.flatMap(({ before, breaks }, index) => {
    const previous = paragraphs[index - 1];
    return previous ? [roundEm((previous.after + before) / points), ...breaks] : breaks;
  });
  const counts = new Map<number, number>();
  for (const space of spaces) counts.set(space, (counts.get(space) ?? 0) + 1);
  const [em = 0] = Array.from(counts).toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { em, isUniform: counts.size < 2 };
}

/** Space before or after a paragraph, in points. */
function readSpace(
  paragraph: Element,
  name: 'spcBef' | 'spcAft',
  { lists, points }: { readonly lists: ListStyles; readonly points: number },
): number {
  const space = paragraphPropertiesChain(paragraph, lists)
    .map((properties) => findChild(properties, name))
    .find((element) => element !== undefined);
  const exact = readNumber(findChild(space, 'spcPts'), 'val');
  if (exact !== undefined) return exact / 100;
  const ratio = (readNumber(findChild(space, 'spcPct'), 'val') ?? 0) / 1e5;
  return ratio * points;
}

function roundEm(em: number): number {
  return Math.min(10, Math.max(0, Math.round(em * 1000) / 1000));
}
