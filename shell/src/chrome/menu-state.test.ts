/** @jest-environment node */
import { CLOSED_MENU, reduceMenu, type MenuEvent, type MenuState } from './menu-state';

const panel: MenuState = { ...CLOSED_MENU, isPanelOpen: true };
const useCases: MenuState = { ...CLOSED_MENU, openGroup: 'use-cases' };
const hovered: MenuState = { ...useCases, openedByHoverAtMs: 1000 };
const panelWithGroup: MenuState = { ...panel, openGroup: 'use-cases' };

const toggle: MenuEvent = { type: 'panel toggled' };
const dismiss: MenuEvent = { type: 'dismissed' };
const click = (group: string, at = 9000): MenuEvent => ({ type: 'group clicked', group, at });
const enter = (group: string, at = 1000): MenuEvent => ({ type: 'group entered', group, at });
const leave = (group: string): MenuEvent => ({ type: 'group left', group });

describe('The top navigation', () => {
  test.each<[string, MenuState, MenuEvent, MenuState]>([
    ['The menu button opens the panel', CLOSED_MENU, toggle, panel],
    ['The menu button closes the panel', panel, toggle, CLOSED_MENU],
    ['Closing the panel collapses its groups', panelWithGroup, toggle, CLOSED_MENU],
    ['A panel opens with every group closed', useCases, toggle, panel],
    ['A click opens a group', CLOSED_MENU, click('use-cases'), useCases],
    ['A click on the open group closes it', useCases, click('use-cases'), CLOSED_MENU],
    [
      'A click on another group replaces the open one',
      useCases,
      click('other'),
      { ...CLOSED_MENU, openGroup: 'other' },
    ],
    ['A group inside the panel leaves the panel open', panel, click('use-cases'), panelWithGroup],
    ['Pointing at a group opens it', CLOSED_MENU, enter('use-cases'), hovered],
    [
      'Pointing at another group replaces the open one',
      useCases,
      enter('other'),
      { ...CLOSED_MENU, openGroup: 'other', openedByHoverAtMs: 1000 },
    ],
    [
      'Pointing again at the open group changes nothing',
      hovered,
      enter('use-cases', 5000),
      hovered,
    ],
    [
      'The click that ends the movement of pointing does not close',
      hovered,
      click('use-cases', 1399),
      hovered,
    ],
    ['A click some time after pointing closes', hovered, click('use-cases', 1400), CLOSED_MENU],
    ['Leaving a group closes it', useCases, leave('use-cases'), CLOSED_MENU],
    ['Leaving a group that is not open changes nothing', useCases, leave('other'), useCases],
    ['Dismissing closes everything', panelWithGroup, dismiss, CLOSED_MENU],
  ])('%s', (_sentence, state, event, expected) => {
    expect(reduceMenu(state, event)).toMatchObject({
      isPanelOpen: expected.isPanelOpen,
      openGroup: expected.openGroup,
    });
  });

  test('Repeated clicks open and close in turn', () => {
    const states = [1, 2, 3].map((_, index, all) =>
      all.slice(0, index + 1).reduce((state) => reduceMenu(state, click('use-cases')), CLOSED_MENU),
    );
    expect(states.map(({ openGroup }) => openGroup)).toEqual(['use-cases', null, 'use-cases']);
  });

  test('Pointing at one group does not hold back clicks on another', () => {
    const clicks = [click('other', 1100), click('other', 1200)];
    expect(clicks.reduce(reduceMenu, hovered).openGroup).toBeNull();
  });
});
