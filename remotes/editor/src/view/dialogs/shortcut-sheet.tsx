import { commands } from '../../core/commands/registry';
import { printed, shortcutOf } from '../shortcut-words';
import styles from './dialogs.module.css';

const listed = commands.filter((command) => shortcutOf(command) !== '');

const groups = Array.from(new Set(listed.map(({ group }) => group)), (group) => ({
  group,
  list: listed.filter((command) => command.group === group),
}));

const BESIDES = [
  ['Another part of the editor', 'F6'],
  ['Next element on the slide', 'Tab'],
  ['Leave text, then the selection', 'Esc'],
  ['Pan', 'Space+drag'],
  ['Copy while dragging', 'Alt+drag'],
  ['Don’t snap while dragging', '$mod+drag'],
  ['Pick one of a group', '$mod+click'],
  ['Move slide in the strip', 'Alt+ArrowLeft'],
] as const;

export function ShortcutSheet() {
  return (
    <div className={styles['keys']} role="region" aria-label="Shortcuts">
      {groups.map(({ group, list }) => (
        <section key={group}>
          <h3>{group}</h3>
          <dl>
            {list.map((command) => (
              <Line key={command.id} label={command.label} keys={shortcutOf(command)} />
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3>Besides</h3>
        <dl>
          {BESIDES.map(([label, keys]) => (
            <Line key={label} label={label} keys={printed(keys)} />
          ))}
        </dl>
      </section>
    </div>
  );
}

function Line({ label, keys }: { label: string; keys: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <kbd>{keys}</kbd>
      </dd>
    </>
  );
}
