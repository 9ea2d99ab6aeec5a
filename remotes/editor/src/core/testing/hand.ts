import { findElement, slideOf } from '../edit/document';
import type { Point } from '../geometry/box';
import { handle } from '../gestures/handle';
import type { Pointer, Target, Work } from '../gestures/gesture';
import type { SlideElement } from '../model/deck';
import { createDeck, createSlide } from '../model/create';
import { startWork } from '../work';

type Held = Partial<Pick<Pointer, 'shift' | 'alt' | 'mod' | 'zoom' | 'coarse'>>;

/** Drives a pointer on one slide without a browser. */
export class Hand {
  work: Work;
  #last: Point = { x: 0, y: 0 };

  constructor(elements: readonly SlideElement[]) {
    this.work = startWork(createDeck({ slides: [createSlide({ elements })] }));
  }

  press(target: Target | SlideElement, at: Point, modifiers: Held = {}): this {
    const kind = 'type' in target ? ({ kind: 'element', id: target.id } as const) : target;
    return this.#send({ type: 'down', target: kind, pointer: this.#pointer(at, modifiers) });
  }

  move(at: Point, modifiers: Held = {}): this {
    return this.#send({ type: 'move', pointer: this.#pointer(at, modifiers) });
  }

  release(modifiers: Held = {}): this {
    return this.#send({ type: 'up', pointer: this.#pointer(this.#last, modifiers) });
  }

  escape(): this {
    return this.#send({ type: 'cancel' });
  }

  drag(target: Target | SlideElement, from: Point, to: Point, modifiers: Held = {}): this {
    return this.press(target, from).move(to, modifiers).release(modifiers);
  }

  element(original: SlideElement): SlideElement {
    const match = findElement(this.work.doc, original.id);
    if (!match) throw new Error('The element is no longer on the slide.');
    return match;
  }

  elements(): readonly SlideElement[] {
    return slideOf(this.work.doc).elements;
  }

  #pointer(at: Point, modifiers: Held): Pointer {
    this.#last = at;
    const defaults = { shift: false, alt: false, mod: false, zoom: 1, coarse: false };
    return { at, screen: at, ...defaults, ...modifiers };
  }

  #send(event: Parameters<typeof handle>[1]): this {
    this.work = handle(this.work, event);
    return this;
  }
}
