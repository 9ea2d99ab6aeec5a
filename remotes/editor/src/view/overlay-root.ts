import { createContext } from 'react';

/**
 * Where menus and dialogs are put: into the editor, so that they are as dense as it is and so that its
 * shortcuts count in them.
 */
export const OverlayRoot = createContext<() => HTMLElement | null>(() => null);
