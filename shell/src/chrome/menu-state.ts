/** Open parts of the top navigation: the panel of small screens, and at most one group. */
export type MenuState = {
  isPanelOpen: boolean;
  openGroup: string | null;
  openedByHoverAtMs: number;
};

export type MenuEvent =
  | { type: 'panel toggled' }
  | { type: 'group clicked'; group: string; at: number }
  | { type: 'group entered'; group: string; at: number }
  | { type: 'group left'; group: string }
  | { type: 'dismissed' };

export const CLOSED_MENU: MenuState = { isPanelOpen: false, openGroup: null, openedByHoverAtMs: 0 };

/** A click this soon after hovering belongs to the same movement: it must not close the group that hovering opened. */
const SAME_MOVEMENT_MS = 400;

export function reduceMenu(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'panel toggled':
      return state.isPanelOpen ? CLOSED_MENU : { ...CLOSED_MENU, isPanelOpen: true };
    case 'group clicked': {
      const isOpen = state.openGroup === event.group;
      if (isOpen && event.at - state.openedByHoverAtMs < SAME_MOVEMENT_MS) return state;
      return { ...state, openGroup: isOpen ? null : event.group, openedByHoverAtMs: 0 };
    }
    case 'group entered':
      if (state.openGroup === event.group) return state;
      return { ...state, openGroup: event.group, openedByHoverAtMs: event.at };
    case 'group left':
      return state.openGroup === event.group ? { ...state, openGroup: null } : state;
    case 'dismissed':
      return CLOSED_MENU;
  }
}
