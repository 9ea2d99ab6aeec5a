import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import type { SlideElement } from '../element-schema';
import { textBoxOf } from './change-text';

const TypographyGroup = lazyWithRetry(() =>
  import('./typography-group').then((module) => module.TypographyGroup),
);

/** Shown for texts alone; in a mixed selection it would cover only part of it. */
export function TextGroup({ elements }: { elements: readonly SlideElement[] }) {
  const texts = elements.flatMap((element) => textBoxOf(element) ?? []);
  if (texts.length < elements.length) return null;
  return <TypographyGroup texts={texts} />;
}
