/** Open parts of the top navigation: the panel of small screens, and at most one group. */
export type MenuState = { isPanelOpen: boolean; openGroup: string | null; openedByHoverAt: number };

export type MenuEvent =
  | { type: 'panel toggled' }
  | { type: 'group clicked'; group: string; at: number }
  | { type: 'group entered'; group: string; at: number }
  | { type: 'group left'; group: string }
  | { type: 'dismissed' };

export const closedMenu: MenuState = { isPanelOpen: false, openGroup: null, openedByHoverAt: 0 };

/** A click this soon after hovering belongs to the same movement: it must not close the group that hovering opened. */
const SAME_MOVEMENT_MS = 400;

export function nextMenu(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'panel toggled':
      return state.isPanelOpen ? closedMenu : { ...closedMenu, isPanelOpen: true };
    case 'group clicked': {
      const isOpen = state.openGroup === event.group;
      if (isOpen && event.at - state.openedByHoverAt < SAME_MOVEMENT_MS) return state;
      return { ...state, openGroup: isOpen ? null : event.group, openedByHoverAt: 0 };
    }
    case 'group entered':
      if (state.openGroup === event.group) return state;
      return { ...state, openGroup: event.group, openedByHoverAt: event.at };
    case 'group left':
      return state.openGroup === event.group ? { ...state, openGroup: null } : state;
    case 'dismissed':
      return closedMenu;
  }
}
