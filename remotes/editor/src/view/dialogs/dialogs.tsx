import { type ComponentType, lazy, Suspense, use } from 'react';
import { Button, Dialog } from '@site/ui/mui';
import { show } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { DialogName } from '../../core/commands/command';
import { Icon } from '../icons';
import { OverlayRoot } from '../overlay-root';
import styles from './dialogs.module.css';

/** Dialogs that are seldom opened are loaded when they are. */
const CommandPalette = lazy(() =>
  import('./command-palette').then((module) => ({ default: module.CommandPalette })),
);
const ShortcutSheet = lazy(() =>
  import('./shortcut-sheet').then((module) => ({ default: module.ShortcutSheet })),
);
const DeckList = lazy(() => import('./deck-list').then((module) => ({ default: module.DeckList })));
const VersionList = lazy(() =>
  import('./version-list').then((module) => ({ default: module.VersionList })),
);
const TemplateList = lazy(() =>
  import('./template-list').then((module) => ({ default: module.TemplateList })),
);
const ThemeFromStill = lazy(() =>
  import('./theme-from-still').then((module) => ({ default: module.ThemeFromStill })),
);
const ExportForm = lazy(() =>
  import('./export-form').then((module) => ({ default: module.ExportForm })),
);
const FindForm = lazy(() => import('./find-form').then((module) => ({ default: module.FindForm })));
const LinkForm = lazy(() => import('./link-form').then((module) => ({ default: module.LinkForm })));
const IconPicker = lazy(() =>
  import('./inserting').then((module) => ({ default: module.IconPicker })),
);
const CodeForm = lazy(() => import('./inserting').then((module) => ({ default: module.CodeForm })));
const FilmForm = lazy(() => import('./inserting').then((module) => ({ default: module.FilmForm })));
const GuideForm = lazy(() =>
  import('./inserting').then((module) => ({ default: module.GuideForm })),
);
const ImportReport = lazy(() =>
  import('./import-report').then((module) => ({ default: module.ImportReport })),
);
const Coach = lazy(() => import('./coach').then((module) => ({ default: module.Coach })));

const DIALOGS = {
  palette: { title: 'Find a command', Content: CommandPalette },
  find: { title: 'Find and replace', Content: FindForm },
  link: { title: 'Link', Content: LinkForm },
  icons: { title: 'Icons', Content: IconPicker },
  code: { title: 'QR code', Content: CodeForm },
  film: { title: 'Film or trailer', Content: FilmForm },
  guide: { title: 'Guide', Content: GuideForm },
  shortcuts: { title: 'Keyboard shortcuts', Content: ShortcutSheet },
  decks: { title: 'Your decks', Content: DeckList },
  versions: { title: 'Earlier versions', Content: VersionList },
  templates: { title: 'New deck', Content: TemplateList },
  still: { title: 'Theme from a still', Content: ThemeFromStill },
  export: { title: 'Export', Content: ExportForm },
  coach: { title: 'Deck check', Content: Coach },
  problems: { title: 'This file cannot be opened', Content: Problems },
  imported: { title: 'The presentation is in your list', Content: ImportReport },
} as const satisfies Record<DialogName, { title: string; Content: ComponentType }>;

export function Dialogs() {
  const { store } = useEditor();
  const name = useEditorState((state) => state.dialog);
  const container = use(OverlayRoot);
  if (!name) return null;
  const { title, Content } = DIALOGS[name];
  return (
    <Dialog key={name} isOpen title={title} container={container} onClose={() => show(store, null)}>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Content />
      </Suspense>
      {/* Last, so that a dialog begins with what it is for. */}
      <Button
        variant="tool"
        className={styles['close']}
        aria-label="Close"
        onClick={() => show(store, null)}
      >
        <Icon name="close" />
      </Button>
    </Dialog>
  );
}

function Problems() {
  const problems = useEditorState((state) => state.problems);
  return (
    <>
      <p>Nothing was changed. What is wrong with it:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  );
}
