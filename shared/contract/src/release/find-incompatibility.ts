import type { SharedExports } from './asset';
import type { Descriptor } from './descriptor';
import type { ShellDescriptor } from './shell-descriptor';

/**
 * Optional keys of a descriptor that a shell has to read: under one that does not, the remote would run without what it
 * declares. Builds record them as exports of this package, beside those of the packages that they share.
 */
export const DESCRIPTOR_KEYS = ['needs'] as const;

/**
 * Describes why a shell cannot run a remote: it supports another contract, or lacks an export that the remote imports, which
 * would be `undefined` in the page, or has it as it was before or after a change. Builds that recorded no exports are not
 * compared.
 */
export function findIncompatibility(
  { name, version, contract, uses = {} }: Descriptor,
  shell: ShellDescriptor,
): string | undefined {
  if (!shell.supportedContracts.includes(contract)) {
    return `The remote "${name}" (${version}) was made against contract version ${contract}, and the shell (${shell.version}) supports ${shell.supportedContracts.join(', ')}. Build the older of the two against the newer contract.`;
  }
  const { provides } = shell;
  if (!provides) return undefined;
  for (const [key, used] of Object.entries(uses)) {
    const provided = provides[key];
    const missing = used.exports.filter((each) => !provided?.exports.includes(each));
    if (missing.length > 0)
      return `${name} ${version} uses ${quote(missing)} of ${key}, which shell ${shell.version} does not provide. Roll back ${name} first, or release a shell with ${key} from ${used.version} on.`;
    const changed = provided ? findChanged(used, provided) : [];
    if (provided && changed.length > 0)
      return `${name} ${version} was built with ${key} ${used.version}, and shell ${shell.version} provides ${provided.version}: ${quote(changed)} changed in between. Build the older of the two against the newer package, or let ${name} contain the version that it needs (docs/teams.md).`;
  }
  return undefined;
}

type Exports = SharedExports[string];

/** Finds used exports that changed between two versions of a package; only the newer one records it. */
function findChanged(used: Exports, provided: Exports): string[] {
  return used.exports.filter((name) =>
    [used.changed?.[name], provided.changed?.[name]].some(
      (since) =>
        since !== undefined && isBefore(used.version, since) !== isBefore(provided.version, since),
    ),
  );
}

function isBefore(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

function quote(names: string[]): string {
  return names.map((each) => `\`${each}\``).join(', ');
}
