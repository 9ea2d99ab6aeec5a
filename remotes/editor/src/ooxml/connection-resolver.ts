import type { SlideElement } from '../core/elements/slide-element';
import type { Connections } from './import-context';

type ConnectionRequest = Parameters<Connections['requestConnection']>;

export class ConnectionResolver implements Connections {
  readonly #idOf = new Map<string, string>();
  readonly #requests: ConnectionRequest[] = [];

  registerShape(shape: string, element: SlideElement): void {
    this.#idOf.set(shape, element.id);
  }

  requestConnection(...request: ConnectionRequest): void {
    this.#requests.push(request);
  }

  resolve(elements: readonly SlideElement[]): readonly SlideElement[] {
    const byId = new Map(elements.map((element) => [element.id, element]));
    for (const [id, shape, connect] of this.#requests) {
      const [element, target] = [byId.get(id), byId.get(this.#idOf.get(shape) ?? '')];
      if (element && target) byId.set(id, connect(element, target));
    }
    return elements.map((element) => byId.get(element.id) ?? element);
  }
}
