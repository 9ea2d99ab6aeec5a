import {
  listSlotFillings,
  nameOfFilling,
  type ReleaseDecision,
  type RemoteName,
} from '@site/contract';
import { readSignedRegistry } from '@site/site';
import type { Store } from '@site/store';
import { ReleaseRejectedError, UNCHANGED } from '../release-errors';
import type { ReleaseWork } from '../release';
import { changeSettings } from './change-remotes';

type WidgetChange = ReleaseWork & {
  /** Remote whose pages have the slot. */
  name: RemoteName;
  /** Widget with its remote in front: 'editor/your-decks'. */
  widget: string;
};

/**
 * Takes a widget off the slots of a remote, in the settings of the site. Everything else of its remote stays.
 * @throws {ReleaseRejectedError} without any change
 */
export function refuseWidget(
  store: Store,
  { name, widget, ...work }: WidgetChange,
): Promise<ReleaseDecision> {
  return changeSettings(store, work, async (settings, remotes, { units }) => {
    const { registry } = await readSignedRegistry(store, units, settings);
    const isOffered = listSlotFillings(registry).some(
      (each) => each.slot.startsWith(`${name}/`) && nameOfFilling(each) === widget,
    );
    if (!isOffered) {
      throw new ReleaseRejectedError(
        `No live remote offers ${JSON.stringify(widget)} to a slot of "${name}". npm run remotes lists the widgets. ${UNCHANGED}`,
      );
    }
    const current = remotes[name] ?? {};
    const refusedWidgets = [...new Set([...(current.refusedWidgets ?? []), widget])];
    return { ...settings, remotes: { ...remotes, [name]: { ...current, refusedWidgets } } };
  });
}

/**
 * Shows a widget again that was refused.
 * @throws {ReleaseRejectedError} without any change
 */
export function acceptWidget(
  store: Store,
  { name, widget, ...work }: WidgetChange,
): Promise<ReleaseDecision> {
  return changeSettings(store, work, (settings, remotes) => {
    const { refusedWidgets = [], ...current } = remotes[name] ?? {};
    const others = refusedWidgets.filter((each) => each !== widget);
    if (others.length === refusedWidgets.length) {
      throw new ReleaseRejectedError(
        `"${name}" does not refuse ${JSON.stringify(widget)}. ${UNCHANGED}`,
      );
    }
    const changed = { ...current, ...(others.length > 0 ? { refusedWidgets: others } : {}) };
    return { ...settings, remotes: { ...remotes, [name]: changed } };
  });
}
