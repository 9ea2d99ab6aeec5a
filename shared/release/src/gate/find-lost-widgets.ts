import {
  listSlotFillings,
  nameOfFilling,
  type AppName,
  type Registry,
  type SlotFilling,
} from '@site/contract';

type Candidate = {
  registry: Registry;
  /** Remotes as visitors have them now. */
  before: Registry['remotes'];
};

/** Finds widgets that pages show now and would no longer show, though their remote still offers them. */
export function findLostWidgets({ registry, before }: Candidate): SlotFilling[] {
  // Remotes that the site no longer has are not compared.
  const remotes = Object.fromEntries(
    Object.entries(before).filter(([name]) => Object.hasOwn(registry.remotes, name)),
  );
  const shown = listSlotFillings({ ...registry, remotes });
  const isShownNow = (name: string, slot: string) =>
    shown.some((each) => !each.problem && each.slot === slot && nameOfFilling(each) === name);
  return listSlotFillings(registry).filter(
    (filling) => filling.problem && isShownNow(nameOfFilling(filling), filling.slot),
  );
}

/**
 * Describes widgets that are lost without being meant to, for a release that is refused.
 * @param removes names of slots or widgets that are meant to go
 */
export function describeLostWidgets(
  lost: SlotFilling[],
  { app, removes }: { app: AppName | undefined; removes: string[] },
): string[] {
  return lost
    .filter(
      (filling) => ![filling.slot, nameOfFilling(filling)].some((name) => removes.includes(name)),
    )
    .map((filling) => {
      const name = filling.slot.startsWith(`${app}/`) ? filling.slot : nameOfFilling(filling);
      return `The widget ${nameOfFilling(filling)} would be gone from ${filling.slot}: ${filling.problem}. If it is meant to go, say so: --removes ${name}`;
    });
}

/** Describes widgets that no page shows, for a command that goes on. @param app whose widgets and slots they are */
export function describeHiddenWidgets(registry: Registry, app: AppName | undefined): string[] {
  return listSlotFillings(registry)
    .filter(
      ({ remote, slot, problem }) => problem && (remote === app || slot.startsWith(`${app}/`)),
    )
    .map(describeHidden);
}

/** Says why no page shows a widget. */
export function describeHidden(filling: SlotFilling): string {
  return `${filling.slot} does not show the widget ${nameOfFilling(filling)}: ${filling.problem}.`;
}
