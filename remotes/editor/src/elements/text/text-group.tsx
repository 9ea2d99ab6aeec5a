import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import type { SlideElement } from '../../core/elements/slide-element';
import { textBoxOf } from '../../core/elements/change-text';

const TypographyGroup = lazyWithRetry(() =>
  import('./typography-group').then((module) => module.TypographyGroup),
);

/** Shown for texts alone; in a mixed selection it would cover only part of it. */
export function TextGroup({ elements }: { elements: readonly SlideElement[] }) {
  const texts = elements.flatMap((element) => {
    const text = textBoxOf(element);
    // A shape without text has no fields for it.
    return text && (text === element || text.content !== '') ? text : [];
  });
  if (texts.length < elements.length) return null;
  return (
    <TypographyGroup texts={texts} canGrow={elements.every((element) => element.type === 'text')} />
  );
}
