/** @jest-environment node */
import { closedMenu, nextMenu, type MenuEvent, type MenuState } from './menu-state';

const panel: MenuState = { ...closedMenu, isPanelOpen: true };
const useCases: MenuState = { ...closedMenu, openGroup: 'use-cases' };
const hovered: MenuState = { ...useCases, openedByHoverAt: 1000 };
const panelWithGroup: MenuState = { ...panel, openGroup: 'use-cases' };

const toggle: MenuEvent = { type: 'panel toggled' };
const dismiss: MenuEvent = { type: 'dismissed' };
const click = (group: string, at = 9000): MenuEvent => ({ type: 'group clicked', group, at });
const enter = (group: string, at = 1000): MenuEvent => ({ type: 'group entered', group, at });
const leave = (group: string): MenuEvent => ({ type: 'group left', group });

describe('The top navigation', () => {
  test.each<[string, MenuState, MenuEvent, MenuState]>([
    ['The menu button opens the panel', closedMenu, toggle, panel],
    ['The menu button closes the panel', panel, toggle, closedMenu],
    ['Closing the panel collapses its groups', panelWithGroup, toggle, closedMenu],
    ['A panel opens with every group closed', useCases, toggle, panel],
    ['A click opens a group', closedMenu, click('use-cases'), useCases],
    ['A click on the open group closes it', useCases, click('use-cases'), closedMenu],
    [
      'A click on another group replaces the open one',
      useCases,
      click('other'),
      { ...closedMenu, openGroup: 'other' },
    ],
    ['A group inside the panel leaves the panel open', panel, click('use-cases'), panelWithGroup],
    ['Pointing at a group opens it', closedMenu, enter('use-cases'), hovered],
    [
      'Pointing at another group replaces the open one',
      useCases,
      enter('other'),
      { ...closedMenu, openGroup: 'other', openedByHoverAt: 1000 },
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
    ['A click some time after pointing closes', hovered, click('use-cases', 1400), closedMenu],
    ['Leaving a group closes it', useCases, leave('use-cases'), closedMenu],
    ['Leaving a group that is not open changes nothing', useCases, leave('other'), useCases],
    ['Dismissing closes everything', panelWithGroup, dismiss, closedMenu],
  ])('%s', (_sentence, state, event, expected) => {
    expect(nextMenu(state, event)).toMatchObject({
      isPanelOpen: expected.isPanelOpen,
      openGroup: expected.openGroup,
    });
  });

  test('Repeated clicks open and close in turn', () => {
    const states = [1, 2, 3].map((_, index, all) =>
      all.slice(0, index + 1).reduce((state) => nextMenu(state, click('use-cases')), closedMenu),
    );
    expect(states.map(({ openGroup }) => openGroup)).toEqual(['use-cases', null, 'use-cases']);
  });

  test('Pointing at one group does not hold back clicks on another', () => {
    const clicks = [click('other', 1100), click('other', 1200)];
    expect(clicks.reduce(nextMenu, hovered).openGroup).toBeNull();
  });
});
