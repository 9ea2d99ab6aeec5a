import type { SharedExports } from './asset';
import type { Descriptor } from './descriptor';
import { isPattern } from '../paths/path-pattern';
import { listNeeds } from '../remote/needs';
import type { RouteDeclaration } from '../route-schema';
import type { ShellDescriptor } from './shell-descriptor';

/**
 * Features of a descriptor that a shell has to know: under one that does not, a remote would run without what it declares.
 * Builds record them as exports of this package, beside those of the packages that they share.
 */
export const DESCRIPTOR_FEATURES = ['needs', 'patterns'] as const;

/** Lists the features of a descriptor that a remote uses. */
export function listUsedFeatures(
  remote: Pick<Descriptor, 'needs'> & { routes: readonly RouteDeclaration[] },
): string[] {
  const isUsed = {
    needs: listNeeds(remote).length > 0,
    patterns: remote.routes.some(({ path }) => isPattern(path)),
  };
  return DESCRIPTOR_FEATURES.filter((feature) => isUsed[feature]);
}

/**
 * Describes why a shell cannot run a remote: it supports another contract, or lacks an export that the remote imports, which
 * would be `undefined` in the page, or has it as it was before or after a change. Builds that recorded no exports are not
 * compared.
 */
export function findIncompatibility(
  descriptor: Descriptor,
  shell: ShellDescriptor,
): string | undefined {
  const { name, version, contract } = descriptor;
  if (!shell.supportedContracts.includes(contract)) {
    return `The remote "${name}" (${version}) was made against contract version ${contract}, and the shell (${shell.version}) supports ${shell.supportedContracts.join(', ')}. Build the older of the two against the newer contract.`;
  }
  return shell.provides && findExportIncompatibility(descriptor, shell, shell.provides);
}

function findExportIncompatibility(
  { name, version, uses = {} }: Descriptor,
  shell: ShellDescriptor,
  provides: SharedExports,
): string | undefined {
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
