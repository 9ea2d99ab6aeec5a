import { findElement, currentSlideOf } from '../edit/editor-document';
import type { Point } from '../geometry/box';
import { handleGestureEvent } from '../gestures/handle-gesture-event';
import type { PointerState, GestureTarget, EditingState } from '../gestures/gesture';
import type { SlideElement } from '../elements/slide-element';
import { createDeck, createSlide } from '../model/create';
import { createEditingState } from '../editing-state';

type Held = Partial<Pick<PointerState, 'shift' | 'alt' | 'mod' | 'zoom' | 'coarse'>>;

/** Drives a pointer on one slide without a browser. */
export class PointerDriver {
  state: EditingState;
  #last: Point = { x: 0, y: 0 };

  constructor(elements: readonly SlideElement[]) {
    this.state = createEditingState(createDeck({ slides: [createSlide({ elements })] }));
  }

  press(target: GestureTarget | SlideElement, at: Point, modifiers: Held = {}): this {
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

  drag(target: GestureTarget | SlideElement, from: Point, to: Point, modifiers: Held = {}): this {
    return this.press(target, from).move(to, modifiers).release(modifiers);
  }

  element(original: SlideElement): SlideElement {
    const match = findElement(this.state.doc, original.id);
    if (!match) throw new Error('The element is no longer on the slide.');
    return match;
  }

  elements(): readonly SlideElement[] {
    return currentSlideOf(this.state.doc).elements;
  }

  #pointer(at: Point, modifiers: Held): PointerState {
    this.#last = at;
    const defaults = { shift: false, alt: false, mod: false, zoom: 1, coarse: false };
    return { at, screen: at, ...defaults, ...modifiers };
  }

  #send(event: Parameters<typeof handleGestureEvent>[1]): this {
    this.state = handleGestureEvent(this.state, event);
    return this;
  }
}
