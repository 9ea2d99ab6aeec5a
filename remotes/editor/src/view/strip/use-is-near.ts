import { type RefObject, useEffect, useState } from 'react';

/** True while a node is on the screen or nearly so: only then is its slide worth drawing. */
export function useIsNear(node: RefObject<HTMLElement | null>): boolean {
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
