import { clearGuides, hasGuides } from '../core/edit/slides/guides';
import { OPENABLE_EXTENSIONS, openPickedFile } from '../effects/open-file';
import { saveVersion } from '../effects/save-version';
import { startSlideshow } from '../effects/start-slideshow';
import { chooseSyncFile, downloadDeckFile } from '../file-sync/choose-sync-file';
import { setCanvasZoom, zoomBy, zoomToFit } from '../store/canvas-zoom';
import { showDialog, toggleRulers } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { command, groupCommands } from './command';

export const viewCommands = [
  ...groupCommands('View', [
    command('zoom-in', 'Zoom in', ['$mod+(\\+|=)', '$mod+Shift+(\\+|=)', '$mod+NumpadAdd'], {
      run: ({ store }) => zoomBy(store, 1.25),
    }),
    command('zoom-out', 'Zoom out', ['$mod+(-|−)', '$mod+NumpadSubtract'], {
      run: ({ store }) => zoomBy(store, 0.8),
    }),
    command('zoom-100', 'Zoom to 100%', ['$mod+Digit0', '$mod+Numpad0'], {
      run: ({ store }) => setCanvasZoom(store, 1),
    }),
    command('zoom-fit', 'Zoom to fit', 'Shift+Digit1', {
      run: ({ store }) => zoomToFit(store),
      scope: 'canvas',
      synonyms: 'whole slide window',
    }),
    command('rulers', 'Rulers', 'Shift+r', {
      run: ({ store }) => toggleRulers(store),
      scope: 'canvas',
    }),
    command('add-guide', 'Add a guide', null, { dialog: 'guide', synonyms: 'ruler align line' }),
    command('clear-guides', 'Clear guides', null, { edit: clearGuides, isEnabled: hasGuides }),
    command('present', 'Present from the start', 'F5', {
      run: (editor) => startSlideshow(editor, { from: 'start' }),
      synonyms: 'slideshow play full screen start show',
    }),
    command('present-here', 'Present from this slide', ['Shift+F5', '$mod+Enter'], {
      run: (editor) => startSlideshow(editor, { from: 'here' }),
      synonyms: 'slideshow play full screen show',
    }),
    command('presenter', 'Open the presenter window', null, {
      run: (editor) => startSlideshow(editor, { from: 'here', hasPresenterWindow: true }),
      synonyms: 'speaker notes timer rehearse',
    }),
  ]),
  ...groupCommands('Help', [
    command('palette', 'Find a command', '$mod+k', { dialog: 'palette' }),
    command('shortcuts', 'Keyboard shortcuts', '[Shift]+(\\?)', {
      dialog: 'shortcuts',
      scope: 'slides',
      synonyms: 'keys hotkeys help',
    }),
  ]),
];

export const fileCommands = groupCommands('File', [
  command('save', 'Save', '$mod+s', { run: saveVersion, synonyms: 'store keep' }),
  command('save-file', 'Download a deck file', null, {
    run: downloadDeckFile,
    synonyms: 'backup export computer',
  }),
  command('start-file-sync', 'Keep a backup on this computer', null, {
    run: chooseSyncFile,
    synonyms: 'save sync disk file',
  }),
  command('open-decks', 'Open another deck', null, {
    dialog: 'decks',
    synonyms: 'presentations switch recent',
  }),
  command('open-versions', 'Earlier versions', null, {
    dialog: 'versions',
    synonyms: 'history restore earlier recover',
  }),
  command('import-file', 'Open a deck or a PowerPoint file', null, {
    run: (editor) => openPickedFile(editor, OPENABLE_EXTENSIONS),
    synonyms: 'import load pptx powerpoint upload',
  }),
  command('share', 'Share a link', null, {
    dialog: 'share',
    synonyms: 'send publish url address view colleague',
  }),
  command('export', 'Export', '$mod+Shift+e', {
    run: (editor) => openExportDialog(editor, 'pdf'),
    synonyms: 'pdf pptx powerpoint png jpeg download share',
  }),
  command('print', 'Print, or save as PDF', '$mod+p', {
    run: (editor) => openExportDialog(editor, 'print'),
    synonyms: 'paper handout',
  }),
]);

/** Footer and watermark are chosen before printing, too. */
function openExportDialog({ store }: Editor, initialExportFormat: 'pdf' | 'print'): void {
  store.setState(({ exportJob, exportStatus }) => ({
    initialExportFormat,
    exportStatus: exportJob && exportStatus,
  }));
  showDialog(store, 'export');
}
