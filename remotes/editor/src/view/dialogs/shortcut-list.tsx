import { commands } from '../../commands/commands';
import { formatShortcut, shortcutLabelOf } from '../../controls/shortcut-labels';
import styles from './editor-dialogs.module.css';

const commandsWithKeys = commands.filter((command) => shortcutLabelOf(command) !== '');

const groups = Array.from(new Set(commandsWithKeys.map(({ group }) => group)), (group) => ({
  group,
  list: commandsWithKeys.filter((command) => command.group === group),
}));

const OTHER_SHORTCUTS = [
  ['Another part of the editor', 'F6'],
  ['Next element on the slide', 'Tab'],
  ['Leave text, then the selection', 'Esc'],
  ['Pan', 'Space+drag'],
  ['Copy while dragging', 'Alt+drag'],
  ['Don’t snap while dragging', '$mod+drag'],
  ['Select one of a group', '$mod+click'],
  ['Move slide in the strip', 'Alt+ArrowLeft'],
] as const;

export function ShortcutList() {
  return (
    <div className={styles['keys']} role="region" aria-label="Shortcuts">
      {groups.map(({ group, list }) => (
        <section key={group}>
          <h3>{group}</h3>
          <dl>
            {list.map((command) => (
              <ShortcutRow key={command.id} label={command.label} keys={shortcutLabelOf(command)} />
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3>Other</h3>
        <dl>
          {OTHER_SHORTCUTS.map(([label, keys]) => (
            <ShortcutRow key={label} label={label} keys={formatShortcut(keys)} />
          ))}
        </dl>
      </section>
    </div>
  );
}

function ShortcutRow({ label, keys }: { label: string; keys: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <kbd>{keys}</kbd>
      </dd>
    </>
  );
}
