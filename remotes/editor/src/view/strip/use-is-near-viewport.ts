import { type RefObject, useEffect, useState } from 'react';

/** True while an element is within 300 px of the visible area: only then its slide is drawn. */
export function useIsNearViewport(node: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = node.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      {
        root: element.closest('[role=listbox]'),
        rootMargin: '300px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [node]);
  return isNear;
}
