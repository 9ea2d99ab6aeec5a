import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onDismiss` on Escape and on a press outside `element`, while `isActive`. */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onDismiss: (reason: 'escape' | 'outside') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss('escape');
    const onPress = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && element.current?.contains(target);
      if (!isInside) dismiss('outside');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [element, isActive]);
}
