import { type ComponentType, use, useEffect } from 'react';
import { useSearchParams } from '@site/page/router';
import { Button, Dialog } from '@site/ui/mui';
import { useRunCommand } from '../../commands/run-command';
import { Icon } from '../../controls/icons';
import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import { showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { DialogName } from '../../store/editor-store';
import { OverlayRootContext } from '../overlay-root-context';
import controls from '../../controls/controls.module.css';
import styles from './editor-dialogs.module.css';

/** Loads the content of a dialog when it opens. */
function lazyDialog(load: () => Promise<ComponentType>): ComponentType {
  return lazyWithRetry(load, { pending: <p role="status">Loading…</p> });
}

const CommandPalette = lazyDialog(() =>
  import('./palette/command-palette').then((module) => module.CommandPalette),
);

const ShortcutList = lazyDialog(() =>
  import('./shortcut-list').then((module) => module.ShortcutList),
);

const DeckList = lazyDialog(() => import('./deck-list').then((module) => module.DeckList));

const VersionList = lazyDialog(() => import('./version-list').then((module) => module.VersionList));

const TemplateList = lazyDialog(() =>
  import('./template-list').then((module) => module.TemplateList),
);

const ThemeFromStill = lazyDialog(() =>
  import('./theme-from-still').then((module) => module.ThemeFromStill),
);

const ExportForm = lazyDialog(() =>
  import('./export/export-form').then((module) => module.ExportForm),
);

const ShareForm = lazyDialog(() => import('./share/share-form').then((module) => module.ShareForm));

const FindForm = lazyDialog(() => import('./find-form').then((module) => module.FindForm));

const LinkForm = lazyDialog(() => import('./link-form').then((module) => module.LinkForm));

const PasteQuestion = lazyDialog(() =>
  import('./paste-question').then((module) => module.PasteQuestion),
);

const IconPicker = lazyDialog(() => import('./insert-forms').then((module) => module.IconPicker));

const ShapePicker = lazyDialog(() => import('./shape-picker').then((module) => module.ShapePicker));

const QrCodeForm = lazyDialog(() => import('./insert-forms').then((module) => module.QrCodeForm));

const VideoLinkForm = lazyDialog(() =>
  import('./insert-forms').then((module) => module.VideoLinkForm),
);

const GuideForm = lazyDialog(() => import('./insert-forms').then((module) => module.GuideForm));

const ImportReport = lazyDialog(() =>
  import('./import-report').then((module) => module.ImportReport),
);

const SheetList = lazyDialog(() => import('./sheet-list').then((module) => module.SheetList));

const DeckReview = lazyDialog(() => import('./deck-review').then((module) => module.DeckReview));

const FinanceForm = lazyDialog(() =>
  import('./finance/finance-form').then((module) => module.FinanceForm),
);

const DIALOGS = {
  palette: { title: 'Find a command', Content: CommandPalette },
  find: { title: 'Find and replace', Content: FindForm },
  link: { title: 'Link', Content: LinkForm },
  paste: { title: 'Not all of it fits', Content: PasteQuestion },
  icons: { title: 'Icons', Content: IconPicker },
  shapes: { title: 'Shapes', Content: ShapePicker },
  'qr-code': { title: 'QR code', Content: QrCodeForm },
  'video-link': { title: 'Video link', Content: VideoLinkForm },
  guide: { title: 'Guide', Content: GuideForm },
  shortcuts: { title: 'Keyboard shortcuts', Content: ShortcutList },
  decks: { title: 'Your decks', Content: DeckList },
  versions: { title: 'Earlier versions', Content: VersionList },
  templates: { title: 'New deck', Content: TemplateList },
  'theme-from-still': { title: 'Theme from a still', Content: ThemeFromStill },
  export: { title: 'Export', Content: ExportForm },
  share: { title: 'Share a link', Content: ShareForm },
  'deck-review': { title: 'Deck check', Content: DeckReview },
  finance: { title: 'Finance', Content: FinanceForm },
  problems: { title: 'This file cannot be opened', Content: ImportProblems },
  sheets: { title: 'Choose a sheet', Content: SheetList },
  leave: { title: 'The last changes are not stored', Content: LeaveQuestion },
  'import-warnings': { title: 'The presentation is in your list', Content: ImportReport },
} as const satisfies Record<DialogName, { title: string; Content: ComponentType }>;

/** Dialogs that edit or save the open deck, so a reader cannot type in them. */
const EDITING_DIALOGS: ReadonlySet<DialogName> = new Set<DialogName>([
  'link',
  'paste',
  'icons',
  'shapes',
  'qr-code',
  'video-link',
  'guide',
  'theme-from-still',
  'finance',
  'sheets',
  'share',
]);

export function EditorDialogs() {
  const { store } = useEditor();
  const name = useEditorState((state) => state.dialog);
  const isReader = useEditorState((state) => state.role === 'reader');
  const container = use(OverlayRootContext);
  useChooserFromUrl();
  if (!name) return null;
  const { title, Content } = DIALOGS[name];
  const isDisabled = isReader && EDITING_DIALOGS.has(name);
  return (
    <Dialog
      key={name}
      isOpen
      title={title}
      container={container}
      onClose={() => showDialog(store, null)}
    >
      {isDisabled && (
        <p role="status">
          This deck is open in another tab. Close this and choose Edit here to go on.
        </p>
      )}
      <fieldset disabled={isDisabled} className={controls['fieldset']}>
        <Content />
      </fieldset>
      {/* Last in the dialog, so that its content gets the first focus. */}
      <Button
        variant="tool"
        className={styles['close']}
        aria-label="Close"
        onClick={() => showDialog(store, null)}
      >
        <Icon name="close" />
      </Button>
    </Dialog>
  );
}

function ImportProblems() {
  const problems = useEditorState((state) => state.importProblems);
  return (
    <>
      <p>Nothing was changed. Problems in the file:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  );
}

/** Opens the chooser of a new deck for `/editor?start`, once: a reload shows the deck. */
function useChooserFromUrl(): void {
  const { store } = useEditor();
  const [params, setParams] = useSearchParams();
  const isStart = params.has('start');
  useEffect(() => {
    if (!isStart) return;
    showDialog(store, 'templates');
    params.delete('start');
    setParams(params, { replace: true });
    // Runs once: the router creates new callbacks with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isStart]);
}

/** Asks before the editor is left with changes that are not stored. */
function LeaveQuestion() {
  const { store, session } = useEditor();
  const error = useEditorState((state) => state.saveError);
  const run = useRunCommand();

  function leave(): void {
    const { pendingExit } = store.getState();
    showDialog(store, null);
    session.discard();
    pendingExit?.();
  }

  return (
    <>
      <p>
        {error?.title ?? 'The browser is still storing them.'} The editor keeps trying, and leaves
        as soon as they are stored. If you leave now, they are lost. Download a deck file to keep
        them.
      </p>
      <div className={styles['choices']}>
        <Button variant="primary" onClick={() => showDialog(store, null)}>
          Stay
        </Button>
        <Button onClick={() => run('save-file')}>Download deck file</Button>
        <Button variant="danger" onClick={leave}>
          Leave without storing
        </Button>
      </div>
    </>
  );
}
