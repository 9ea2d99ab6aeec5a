import type { Command } from './command';

export const fileCommands: readonly Command[] = [
  { id: 'save', label: 'Save', group: 'File', keys: ['$mod+s'], effect: 'save' },
  { id: 'save-file', label: 'Download a deck file', group: 'File', effect: 'save-file' },
  {
    id: 'start-file-sync',
    label: 'Keep a backup on this computer',
    group: 'File',
    effect: 'start-file-sync',
  },
  { id: 'open-decks', label: 'Open another deck', group: 'File', dialog: 'decks' },
  { id: 'open-versions', label: 'Earlier versions', group: 'File', dialog: 'versions' },
  {
    id: 'import-file',
    label: 'Open a deck or a PowerPoint file',
    group: 'File',
    effect: 'import-file',
  },
  { id: 'export', label: 'Export', group: 'File', keys: ['$mod+Shift+e'], effect: 'export' },
  { id: 'print', label: 'Print, or save as PDF', group: 'File', keys: ['$mod+p'], effect: 'print' },
];
