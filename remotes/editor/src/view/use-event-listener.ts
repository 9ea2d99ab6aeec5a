import { type RefObject, useEffect, useEffectEvent } from 'react';

type Events = HTMLElementEventMap & Pick<WindowEventMap, 'popstate'>;

/**
 * Adds an event listener while the component is mounted. For cases beyond React's props: the capture phase, non-passive
 * wheel events, other windows.
 */
export function useEventListener<Name extends keyof Events>(
  source: RefObject<HTMLElement | null> | EventTarget | null,
  name: Name,
  listener: (event: Events[Name]) => void,
  { capture = false, passive = false }: { capture?: boolean; passive?: boolean } = {},
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const target = source && 'current' in source ? source.current : source;
    const handleEvent: EventListener = (event) => onEvent(event as Events[Name]);
    target?.addEventListener(name, handleEvent, { capture, passive });
    return () => target?.removeEventListener(name, handleEvent, { capture });
  }, [source, name, capture, passive]);
}
