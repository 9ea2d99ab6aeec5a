import { isRemoteName, listNeeds, type Need, type RemoteName } from '@site/contract';
import type { ComposedSite } from '@site/site';
import type { SiteChange } from '../apply-changes';
import { ReleaseRejectedError } from '../release-errors';

/**
 * Refuses versions that need what the owner of the site has not allowed, because their pages would have to do without it.
 * A rollback is not refused for that: it is the way out of worse, and no document permits more than is allowed.
 * @throws {ReleaseRejectedError} with each need, its reason, and the command that allows it
 */
export function requireAllowedNeeds(
  { registry: { remotes } }: Pick<ComposedSite, 'registry'>,
  { action, changes }: SiteChange,
): void {
  if (action === 'rollback' || action === 'block') return;
  for (const { unit: name, version } of changes) {
    const entry = isRemoteName(name) ? remotes[name] : undefined;
    if (!entry || !isRemoteName(name)) continue;
    const { live, canary, previews = [], allows = [] } = entry;
    const changed = [live, ...(canary ? [canary] : []), ...previews].find(
      ({ descriptor }) => descriptor.version === version,
    );
    const needs = changed ? listNeeds(changed.descriptor) : [];
    const missing = needs.filter((need) => !allows.includes(need.name));
    if (missing.length > 0) throw new ReleaseRejectedError(describe({ name, version, missing }));
  }
}

function describe(of: { name: RemoteName; version: string; missing: Need[] }): string {
  const { name, version, missing } = of;
  const list = missing.map((need) => `${need.name} (${need.use}: “${need.reason}”)`).join(', ');
  const names = [...new Set(missing.map((need) => need.name))].join(' ');
  return `${name} ${version} needs ${list}, which this site does not allow it. Its owner allows it with npm run remotes -- allow ${name} ${names} and then it can be released.`;
}
