import { isRemoteName, remotesIn, type RemoteName } from '../remote-names';
import type { PropsSchema, SlotDeclaration } from '../remote/slots';
import type { Descriptor } from './descriptor';
import type { Registry } from './registry';

type BuiltWidget = NonNullable<Descriptor['widgets']>[number];

/** Widget of a live remote, and its slot. */
export type SlotFilling = {
  /** Name of the slot: 'account/dashboard'. */
  slot: string;
  /** Remote that the widget belongs to. */
  remote: RemoteName;
  widget: BuiltWidget;
  /** Absent if the slot's owner declares no slots: it was built before they were declared, and nothing is compared. */
  declaration?: SlotDeclaration;
  /** Reason why pages do not show the widget, as the end of a sentence. Absent if they do. */
  problem?: string;
};

/** Remote and id of a widget: 'editor/your-decks'. */
export function nameOfFilling({ remote, widget }: Pick<SlotFilling, 'remote' | 'widget'>): string {
  return `${remote}/${widget.id}`;
}

/**
 * Lists the widgets of all live remotes by slot, each slot in the order in which its page shows them. A widget that does not
 * fit its slot is in the list with the problem, so that no team needs another one to release first.
 */
export function listSlotFillings(registry: Registry): SlotFilling[] {
  const fillings = remotesIn(registry.remotes).flatMap((remote) => {
    const { widgets = [] } = registry.remotes[remote]?.live.descriptor ?? {};
    return widgets.map((widget) => createFilling(registry, remote, widget));
  });
  return groupFillingsBySlot(fillings).flatMap((all) => all.toSorted(compareFillings));
}

/** Groups widgets by slot. */
export function groupFillingsBySlot(fillings: SlotFilling[]): SlotFilling[][] {
  const groups = new Map<string, SlotFilling[]>();
  for (const filling of fillings) {
    const group = groups.get(filling.slot);
    if (group) group.push(filling);
    else groups.set(filling.slot, [filling]);
  }
  return [...groups.values()];
}

/** Removes the widgets that pages do not show, so that shells of every age compose without them. */
export function withShownWidgets(registry: Registry): Registry {
  const shown = new Set(
    listSlotFillings(registry).flatMap(({ widget, problem }) => (problem ? [] : [widget])),
  );
  const remotes = { ...registry.remotes };
  for (const name of remotesIn(remotes)) {
    const entry = remotes[name];
    const widgets = entry?.live.descriptor.widgets?.filter((widget) => shown.has(widget));
    if (!entry || !widgets) continue;
    const live = { ...entry.live, descriptor: { ...entry.live.descriptor, widgets } };
    remotes[name] = { ...entry, live };
  }
  return { ...registry, remotes };
}

function createFilling(registry: Registry, remote: RemoteName, widget: BuiltWidget): SlotFilling {
  const [owner = '', id = ''] = widget.slot.split('/');
  const live = isRemoteName(owner) ? registry.remotes[owner]?.live.descriptor : undefined;
  const declaration = live?.slots?.find((slot) => slot.id === id);
  const filling = { slot: widget.slot, remote, widget, ...(declaration ? { declaration } : {}) };
  const refused = (isRemoteName(owner) && registry.refusedWidgets?.[owner]) || [];
  const problem = findProblem(filling, { owner, live, refused });
  return problem ? { ...filling, problem } : filling;
}

function findProblem(
  filling: SlotFilling,
  { owner, live, refused }: { owner: string; live: Descriptor | undefined; refused: string[] },
): string | undefined {
  const { slot, widget, declaration } = filling;
  if (!live) return `no remote "${owner}" is live`;
  if (live.slots && !declaration) return `${owner} ${live.version} has no slot ${slot}`;
  if (refused.includes(nameOfFilling(filling))) return `the owner of ${slot} refused it`;
  return declaration && widget.props && findPropsProblem(widget.props, declaration.props ?? {});
}

function findPropsProblem(widget: PropsSchema, slot: PropsSchema): string | undefined {
  for (const [name, type] of Object.entries(widget)) {
    const offered = slot[name];
    const takes = `it takes \`${name}\` as ${baseOf(type)}`;
    if (!offered && !isOptional(type)) return `${takes}, and the slot does not have it`;
    if (offered && baseOf(offered) !== baseOf(type))
      return `${takes}, and the slot has it as ${baseOf(offered)}`;
    if (offered && isOptional(offered) && !isOptional(type))
      return `${takes}, and the slot does not always have it`;
  }
  return undefined;
}

function isOptional(type: string): boolean {
  return type.endsWith('?');
}

function baseOf(type: string): string {
  return type.replace('?', '');
}

/** Compares two widgets of one slot: those that its owner named, then by their own order. */
function compareFillings(one: SlotFilling, other: SlotFilling): number {
  const [first, second] = [one, other].map((filling) => {
    const { order = [] } = filling.declaration ?? {};
    const position = order.indexOf(nameOfFilling(filling));
    return { position: position < 0 ? order.length : position, order: filling.widget.order ?? 0 };
  });
  if (!first || !second) return 0;
  return first.position - second.position || first.order - second.order;
}
