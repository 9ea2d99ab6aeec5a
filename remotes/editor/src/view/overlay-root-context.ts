import { createContext } from 'react';

/** Container of menus and dialogs: the editor itself, so that they share its density and its shortcuts. */
export const OverlayRootContext = createContext<() => HTMLElement | null>(() => null);
