import { type ComponentType, use } from 'react';
import { Button, Dialog } from '@site/ui/mui';
import { part } from '../../late/part';
import { show } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { DialogName } from '../../core/commands/command';
import { Icon } from '../icons';
import { OverlayRoot } from '../overlay-root';
import styles from './dialogs.module.css';

/** Loads the content of a dialog when it opens. */
function dialog(load: () => Promise<ComponentType>): ComponentType {
  return part(load, { waiting: <p role="status">Loading…</p> });
}

const CommandPalette = dialog(() =>
  import('./command-palette').then((module) => module.CommandPalette),
);
const ShortcutSheet = dialog(() =>
  import('./shortcut-sheet').then((module) => module.ShortcutSheet),
);
const DeckList = dialog(() => import('./deck-list').then((module) => module.DeckList));
const VersionList = dialog(() => import('./version-list').then((module) => module.VersionList));
const TemplateList = dialog(() => import('./template-list').then((module) => module.TemplateList));
const ThemeFromStill = dialog(() =>
  import('./theme-from-still').then((module) => module.ThemeFromStill),
);
const ExportForm = dialog(() => import('./export-form').then((module) => module.ExportForm));
const FindForm = dialog(() => import('./find-form').then((module) => module.FindForm));
const LinkForm = dialog(() => import('./link-form').then((module) => module.LinkForm));
const IconPicker = dialog(() => import('./inserting').then((module) => module.IconPicker));
const CodeForm = dialog(() => import('./inserting').then((module) => module.CodeForm));
const FilmForm = dialog(() => import('./inserting').then((module) => module.FilmForm));
const GuideForm = dialog(() => import('./inserting').then((module) => module.GuideForm));
const ImportReport = dialog(() => import('./import-report').then((module) => module.ImportReport));
const Coach = dialog(() => import('./coach').then((module) => module.Coach));

const DIALOGS = {
  palette: { title: 'Find a command', Content: CommandPalette },
  find: { title: 'Find and replace', Content: FindForm },
  link: { title: 'Link', Content: LinkForm },
  icons: { title: 'Icons', Content: IconPicker },
  code: { title: 'QR code', Content: CodeForm },
  film: { title: 'Video link', Content: FilmForm },
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
      <Content />
      {/* Last in the dialog, so that its content gets the first focus. */}
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
