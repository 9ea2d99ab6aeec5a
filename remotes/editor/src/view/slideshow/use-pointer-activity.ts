import { useEffect, useState } from 'react';

const IDLE_MS = 2500;

/** Marks the slideshow while the pointer is moving; its buttons show meanwhile. */
export function usePointerActivity() {
  const [movedAt, setMovedAt] = useState(0);
  useEffect(() => {
    if (movedAt === 0) return;
    const timer = setTimeout(() => setMovedAt(0), IDLE_MS);
    return () => clearTimeout(timer);
  }, [movedAt]);
  const recordMove = () => setMovedAt(performance.now());
  return {
    'data-pointer-active': movedAt > 0 || undefined,
    onPointerMove: recordMove,
    onPointerDown: recordMove,
  };
}
