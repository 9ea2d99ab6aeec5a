import { clearGuides, hasGuides } from '../edit/slides/guides';
import type { Command } from './command';

export const viewCommands: readonly Command[] = [
  {
    id: 'zoom-in',
    label: 'Zoom in',
    group: 'View',
    keys: ['$mod+(\\+|=)', '$mod+Shift+(\\+|=)', '$mod+NumpadAdd'],
    effect: 'zoom-in',
  },
  {
    id: 'zoom-out',
    label: 'Zoom out',
    group: 'View',
    keys: ['$mod+(-|−)', '$mod+NumpadSubtract'],
    effect: 'zoom-out',
  },
  {
    id: 'zoom-100',
    label: 'Zoom to 100%',
    group: 'View',
    keys: ['$mod+Digit0', '$mod+Numpad0'],
    effect: 'zoom-100',
  },
  {
    id: 'zoom-fit',
    label: 'Zoom to fit',
    group: 'View',
    keys: ['Shift+Digit1'],
    scope: 'canvas',
    effect: 'zoom-fit',
  },
  {
    id: 'rulers',
    label: 'Rulers',
    group: 'View',
    keys: ['Shift+r'],
    scope: 'canvas',
    effect: 'rulers',
  },
  { id: 'add-guide', label: 'Add a guide', group: 'View', dialog: 'guide' },
  {
    id: 'clear-guides',
    label: 'Clear guides',
    group: 'View',
    isEnabled: hasGuides,
    edit: clearGuides,
  },
  {
    id: 'present',
    label: 'Present from the start',
    group: 'View',
    keys: ['F5'],
    effect: 'present',
  },
  {
    id: 'present-here',
    label: 'Present from this slide',
    group: 'View',
    keys: ['Shift+F5', '$mod+Enter'],
    effect: 'present-here',
  },
  { id: 'presenter', label: 'Open the presenter window', group: 'View', effect: 'presenter' },
  {
    id: 'palette',
    label: 'Find a command',
    group: 'Help',
    keys: ['$mod+k'],
    dialog: 'palette',
  },
  {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    group: 'Help',
    keys: ['[Shift]+(\\?)'],
    dialog: 'shortcuts',
  },
];
