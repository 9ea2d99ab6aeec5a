import * as v from 'valibot';
import { readWithSchema } from '../contract-error';
import { isUnique } from '../name-schemas';
import { isRemoteName } from '../remote-names';

/** Limits of what one remote declares. */
const MAX_SLOTS = 30;
const MAX_WIDGETS = 60;
const MAX_PROPS = 20;

/** Types of a prop; a `?` at the end marks one that may be absent. */
const PROP_TYPES = ['string', 'number', 'boolean', 'string?', 'number?', 'boolean?'] as const;

/** Names that React or every object has for something else. */
const RESERVED_PROPS = ['children', 'key', 'prototype', 'ref'];

/** Props of a slot or a widget, as data: names with the type of each. */
export type PropsSchema = Readonly<Record<string, (typeof PROP_TYPES)[number]>>;

/** Valibot's record leaves out names such as `__proto__` without an issue; here they are refused. */
const PropsSchemaSchema = v.custom<PropsSchema>(
  isPropsSchema,
  `expected up to ${MAX_PROPS} names in camelCase, each with "string", "number" or "boolean", and "?" behind it where the prop may be absent`,
);

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'expected a kebab-case id'),
  v.maxLength(40, 'expected at most 40 characters'),
);

/** Schema of `<remote>/<id>`: the name of a slot or of a widget. */
export const SlotNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*\/[a-z][a-z0-9-]*$/, 'expected a name such as account/dashboard'),
  v.maxLength(61, 'expected at most 61 characters'),
  v.check((name) => isRemoteName(name.split('/')[0] ?? ''), 'expected the name of a remote first'),
);

/** Schema of a slot. */
export const SlotSchema = v.object({
  /** Unique among the remote's slots. With the remote in front it is the slot's name: 'account/dashboard'. */
  id,
  /** Id of the route whose page contains the slot. */
  page: v.string(),
  /** Props that the page passes to every widget. Default: none. */
  props: v.exactOptional(PropsSchemaSchema),
  /** Widgets that stand first, in this order: ['editor/your-decks']. The others follow by their own `order`. */
  order: v.exactOptional(v.pipe(v.array(SlotNameSchema), v.maxLength(MAX_WIDGETS), v.readonly())),
  /** Maximum size of a widget's own scripts and styles in kB (brotli). Default: 25. */
  budgetKb: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(200))),
  /** Time in milliseconds after which the slot closes for a widget that has not loaded. Default: 8000. */
  timeoutMs: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(30_000))),
});

/** Schema of the conditions for a widget: all of them have to be met. */
const WidgetConditionsSchema = v.strictObject({
  isSignedIn: v.exactOptional(v.boolean()),
  isOnline: v.exactOptional(v.boolean()),
  /** Flag of the widget's remote that has to be on. */
  flag: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[a-zA-Z][\w-]{0,39}$/, 'expected the name of a flag')),
  ),
});

/** Keys that a declared and a built widget have in common. */
export const WIDGET_ENTRIES = {
  /** Unique among the remote's widgets and pages. */
  id,
  /** Slot in a page of another remote: 'account/dashboard'. */
  slot: SlotNameSchema,
  /** Props that it takes from the slot. A slot without them is not filled. Default: not compared. */
  props: v.exactOptional(PropsSchemaSchema),
  /** Position among the slot's widgets, smallest first. Equal ones stand in the order of the site's remotes. Default: 0. */
  order: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000))),
  /** Conditions under which it is shown. Default: always. */
  when: v.exactOptional(WidgetConditionsSchema),
  /**
   * Renders it into the static HTML of a prerendered page. It then has neither conditions nor a session, and its styles are
   * in its own sheets. Default: it is rendered in the browser.
   */
  prerender: v.exactOptional(v.literal(true)),
};

const WidgetSchema = v.object({
  ...WIDGET_ENTRIES,
  /** Module relative to the remote's `src`, without extension: './slots/your-decks'. */
  module: v.pipe(
    v.string(),
    v.regex(/^\.\/[a-z0-9-/]+$/, 'expected a module such as ./slots/your-decks'),
  ),
});

/**
 * Place in a page that widgets of other remotes fill.
 * @example
 * export const slots = [
 *   { id: 'dashboard', page: 'dashboard', props: { memberId: 'string' } },
 * ] as const satisfies readonly SlotDeclaration[];
 */
export type SlotDeclaration = v.InferOutput<typeof SlotSchema>;

/**
 * Component of a remote for a slot in a page of another remote.
 * @example
 * export const widgets = [
 *   {
 *     id: 'your-decks',
 *     slot: 'account/dashboard',
 *     props: { memberId: 'string' },
 *     module: './slots/your-decks',
 *   },
 * ] as const satisfies readonly WidgetDeclaration[];
 */
export type WidgetDeclaration = v.InferOutput<typeof WidgetSchema>;

/** Conditions under which a widget is shown; all of them have to be met. */
export type WidgetConditions = v.InferOutput<typeof WidgetConditionsSchema>;

type PropTypes = { string: string; number: number; boolean: boolean };

type PropsIn<Schema> = {
  [
    Name in keyof Schema as Schema[Name] extends keyof PropTypes ? Name : never
  ]: Schema[Name] extends keyof PropTypes ? PropTypes[Schema[Name]] : never;
} & {
  [
    Name in keyof Schema as Schema[Name] extends `${string}?` ? Name : never
  ]?: Schema[Name] extends `${infer Type extends keyof PropTypes}?` ? PropTypes[Type] : never;
};

/**
 * Props of one slot or widget, from its declaration.
 * @example export default function YourDecks({ memberId }: PropsOf<typeof widgets, 'your-decks'>) {}
 */
export type PropsOf<
  Declarations extends readonly { id: string; props?: PropsSchema }[],
  Id extends Declarations[number]['id'],
> = PropsIn<Extract<Declarations[number], { id: Id }>['props']>;

type Routes = readonly { id: string }[];

/**
 * Parses the slots of a remote.
 * @throws {ContractError} when a slot is malformed, its id is declared twice, or the remote lacks its page
 */
export function readSlots(input: unknown, remote: string, routes: Routes): SlotDeclaration[] {
  const schema = v.pipe(
    v.array(SlotSchema),
    v.maxLength(MAX_SLOTS, `expected at most ${MAX_SLOTS} slots`),
    v.check((slots) => isUnique(slots.map((slot) => slot.id)), 'an id is declared twice'),
    v.check(
      (slots) => slots.every(({ page }) => routes.some((route) => route.id === page)),
      'a page is not the id of one of its routes',
    ),
  );
  return readWithSchema(schema, input, `The slots of the remote "${remote}"`);
}

/**
 * Parses the widgets of a remote.
 * @throws {ContractError} when a widget is malformed, its id is taken, or its slot belongs to the same remote
 */
export function readWidgets(input: unknown, remote: string, routes: Routes): WidgetDeclaration[] {
  const widgets = readWithSchema(v.array(WidgetSchema), input, subjectOf(remote));
  requireWidgetRules(widgets, remote, routes);
  return widgets;
}

type Widget = Pick<WidgetDeclaration, 'id' | 'slot' | 'when' | 'prerender'>;

/**
 * Checks what no schema of one widget can: ids, own slots, conditions in static HTML.
 * @throws {ContractError}
 */
export function requireWidgetRules(input: readonly Widget[], remote: string, routes: Routes): void {
  const pages = routes.map((route) => route.id);
  const schema = v.pipe(
    v.custom<readonly Widget[]>(Array.isArray),
    v.check(({ length }) => length <= MAX_WIDGETS, `expected at most ${MAX_WIDGETS} widgets`),
    v.check(
      (widgets) => isUnique([...pages, ...widgets.map((widget) => widget.id)]),
      'an id is declared twice, or is that of a page',
    ),
    v.check(
      (widgets) => widgets.every(({ slot }) => !slot.startsWith(`${remote}/`)),
      'a slot of its own pages needs no widget: import the component',
    ),
    v.check(
      (widgets) => widgets.every(({ when, prerender }) => !(when && prerender)),
      'a prerendered widget has no conditions, because static HTML is the same for everybody',
    ),
  );
  readWithSchema(schema, input, subjectOf(remote));
}

function subjectOf(remote: string): string {
  return `The widgets of the remote "${remote}"`;
}

function isPropsSchema(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  const types: readonly unknown[] = PROP_TYPES;
  return (
    names.length <= MAX_PROPS &&
    names.every(isPropName) &&
    Object.values(value).every((type) => types.includes(type))
  );
}

function isPropName(name: string): boolean {
  return (
    /^[a-z][a-zA-Z0-9]{0,39}$/.test(name) &&
    !RESERVED_PROPS.includes(name) &&
    !(name in Object.prototype)
  );
}
