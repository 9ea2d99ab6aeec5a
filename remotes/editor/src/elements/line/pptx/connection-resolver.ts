import type { LineEndName } from '../../../core/gestures/gesture';
import { distanceBetween } from '../../../core/geometry/box';
import { lineEndPointsOf, connectionSiteOf } from '../line-geometry';
import type { LineElement } from '../line-schema';
import type { Connections } from '../../../ooxml/import-context';
import { CONNECTION_SIDES } from '../line-options';
import type { SlideElement } from '../../../core/elements/slide-element';

interface ConnectionRequest {
  readonly lineId: string;
  readonly end: LineEndName;
  readonly holder: string;
}

/** Connection sites of other shapes may be off the middle of a side; those connect only if near ours. */
const MAX_SITE_DISTANCE_PX = 2;

export class ConnectionResolver implements Connections {
  readonly #idOf = new Map<string, string>();
  readonly #wanted: ConnectionRequest[] = [];

  registerShape(shape: string, element: SlideElement): void {
    this.#idOf.set(shape, element.id);
  }

  requestConnection(line: LineElement, end: LineEndName, target: string): void {
    this.#wanted.push({ lineId: line.id, end, holder: target });
  }

  resolve(elements: readonly SlideElement[]): readonly SlideElement[] {
    const byId = new Map(elements.map((element) => [element.id, element]));
    return elements.map((element) =>
      element.type === 'line' ? this.#settled(element, byId) : element,
    );
  }

  #settled(line: LineElement, byId: ReadonlyMap<string, SlideElement>): LineElement {
    const requests = this.#wanted.filter(({ lineId }) => lineId === line.id);
    return requests.reduce((settled, { end, holder }) => {
      const element = byId.get(this.#idOf.get(holder) ?? '');
      return element ? connectLineEnd(settled, end, element) : settled;
    }, line);
  }
}

function connectLineEnd(line: LineElement, end: LineEndName, target: SlideElement): LineElement {
  const at = lineEndPointsOf(line)[end];
  const side = CONNECTION_SIDES.find(
    (name) => distanceBetween(connectionSiteOf(target, name), at) <= MAX_SITE_DISTANCE_PX,
  );
  if (side === undefined) return line;
  return { ...line, [end]: { ...line[end], connection: { elementId: target.id, side } } };
}
