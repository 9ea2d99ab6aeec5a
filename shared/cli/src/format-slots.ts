import { listSlotFillings, nameOfFilling, remotesIn, type Registry } from '@site/contract';
import { formatTable } from '@site/release';

/**
 * Formats the slots of a site as a table: who fills each of them, in the order of its page, and why a widget is not
 * shown. Empty without slots.
 */
export function formatSlots(registry: Registry): string {
  const fillings = listSlotFillings(registry);
  const filled = new Set(fillings.map(({ slot }) => slot));
  const empty = remotesIn(registry.remotes).flatMap((remote) => {
    const { slots = [] } = registry.remotes[remote]?.live.descriptor ?? {};
    return slots.map(({ id }) => `${remote}/${id}`).filter((slot) => !filled.has(slot));
  });
  const rows = [
    ...fillings.map((filling) => [
      filling.slot,
      nameOfFilling(filling),
      filling.problem
        ? `not shown: ${filling.problem}`
        : `shown${describeConditions(filling.widget.when)}`,
    ]),
    ...empty.map((slot) => [slot, '–', '']),
  ];
  return rows.length > 0 ? formatTable([['slot', 'widget', 'state'], ...rows]).join('\n') : '';
}

function describeConditions(when: object | undefined): string {
  if (!when) return '';
  const conditions = Object.entries(when).map(([name, value]) => `${name} ${String(value)}`);
  return ` with ${conditions.join(', ')}`;
}
