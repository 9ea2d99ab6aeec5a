import * as v from 'valibot';
import { readWithSchema } from './contract-error';
import { isUnique } from './name-schemas';
import type { RemoteName } from './remote-names';

/**
 * Slots: places in pages that widgets of other remotes fill. The first part of the name is the remote that owns the page.
 * A new slot needs one line here and one in `WidgetProps`.
 */
export const SLOTS = {
  /** Above the synopses of the dashboard. */
  'account/dashboard': { owner: 'account', page: 'dashboard', budgetKb: 25 },
} as const satisfies Record<
  string,
  {
    owner: RemoteName;
    /** Id of the page that contains the slot: its document permits what the remotes of the widgets need. */
    page: string;
    /** Maximum size of a widget's own scripts and styles in kB (brotli). */
    budgetKb: number;
  }
>;

/** Name of a slot. */
export type SlotName = keyof typeof SLOTS;

/** Props that a page passes to the widgets of each slot. */
export type WidgetProps = {
  'account/dashboard': { memberId: string };
};

/**
 * Component of a remote for a slot in a page of another remote.
 * @example
 * export const widgets: WidgetDeclaration[] = [
 *   { id: 'your-decks', slot: 'account/dashboard', module: './slots/your-decks' },
 * ];
 */
export type WidgetDeclaration = v.InferOutput<typeof WidgetSchema>;

const WidgetSchema = v.object({
  /** Unique among the remote's widgets and pages. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'expected a kebab-case id')),
  slot: v.picklist(Object.keys(SLOTS).filter(isSlotName), 'expected a slot of shared/contract'),
  /** Module relative to the remote's `src`, without extension: './slots/your-decks'. */
  module: v.pipe(
    v.string(),
    v.regex(/^\.\/[a-z0-9-/]+$/, 'expected a module such as ./slots/your-decks'),
  ),
});

/**
 * Parses the widgets of a remote.
 * @throws {ContractError} when a widget is malformed, its id is taken, or its slot belongs to the same remote
 */
export function readWidgets(
  input: unknown,
  remote: string,
  routes: readonly { id: string }[],
): WidgetDeclaration[] {
  const pages = routes.map(({ id }) => id);
  const schema = v.pipe(
    v.array(WidgetSchema),
    v.check(
      (widgets) => isUnique([...pages, ...widgets.map(({ id }) => id)]),
      'an id is declared twice, or is that of a page',
    ),
    v.check(
      (widgets) => widgets.every(({ slot }) => SLOTS[slot].owner !== remote),
      'a slot of its own pages needs no widget: import the component',
    ),
  );
  return readWithSchema(schema, input, `The widgets of the remote "${remote}"`);
}

/** Tells whether a string is the name of a slot. */
export function isSlotName(name: string): name is SlotName {
  return Object.hasOwn(SLOTS, name);
}
