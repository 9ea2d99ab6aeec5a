import { distanceOf } from '../core/geometry/box';
import { type EndName, endsOf, siteOf } from '../core/geometry/line';
import { type LineElement, SIDES, type SlideElement } from '../core/model/deck';

interface Wanted {
  readonly lineId: string;
  readonly end: EndName;
  readonly holder: string;
}

/** Connection sites of other shapes may be off the middle of a side; those connect only if near ours. */
const NEAR = 2;

/**
 * Connects lines to elements. Connectors may precede the shapes they refer to, so connections are resolved at the end.
 */
export class Joints {
  readonly #idOf = new Map<string, string>();
  readonly #wanted: Wanted[] = [];

  /** Registers the element that a shape id of the file became. */
  hold(shape: string, element: SlideElement): void {
    this.#idOf.set(shape, element.id);
  }

  want(line: LineElement, end: EndName, target: string): void {
    this.#wanted.push({ lineId: line.id, end, holder: target });
  }

  settle(elements: readonly SlideElement[]): readonly SlideElement[] {
    const byId = new Map(elements.map((element) => [element.id, element]));
    return elements.map((element) =>
      element.type === 'line' ? this.#settled(element, byId) : element,
    );
  }

  #settled(line: LineElement, byId: ReadonlyMap<string, SlideElement>): LineElement {
    const requests = this.#wanted.filter(({ lineId }) => lineId === line.id);
    return requests.reduce((settled, { end, holder }) => {
      const element = byId.get(this.#idOf.get(holder) ?? '');
      return element ? joined(settled, end, element) : settled;
    }, line);
  }
}

function joined(line: LineElement, end: EndName, target: SlideElement): LineElement {
  const at = endsOf(line)[end];
  const side = SIDES.find((name) => distanceOf(siteOf(target, name), at) <= NEAR);
  if (side === undefined) return line;
  return { ...line, [end]: { ...line[end], joint: { id: target.id, side } } };
}
