import type { SharedExports } from './asset';
import type { Descriptor } from './descriptor';
import { isPattern } from '../paths/path-pattern';
import type { ShellDescriptor } from './shell-descriptor';

/** Export of every shell that matches patterns. */
const PATTERN_EXPORT = 'NotFound';

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
  descriptor: Descriptor,
  shell: ShellDescriptor,
): string | undefined {
  const { name, version, contract } = descriptor;
  if (!shell.supportedContracts.includes(contract)) {
    return `The remote "${name}" (${version}) was made against contract version ${contract}, and the shell (${shell.version}) supports ${shell.supportedContracts.join(', ')}. Build the older of the two against the newer contract.`;
  }
  if (!shell.provides) return undefined;
  return findUnknownPattern(descriptor, shell) ?? findExportIncompatibility(descriptor, shell);
}

/** A shell from before patterns would show its not-found page at every address of one. */
function findUnknownPattern(
  { name, version, routes }: Descriptor,
  { version: shellVersion, provides = {} }: ShellDescriptor,
): string | undefined {
  const pattern = routes.find(({ path }) => isPattern(path))?.path;
  if (!pattern || provides['@site/router']?.exports.includes(PATTERN_EXPORT)) return undefined;
  return `${name} ${version} has the page ${pattern}, and shell ${shellVersion} does not know parameters in paths. Roll back ${name} first, or release a newer shell.`;
}

function findExportIncompatibility(
  { name, version, uses = {} }: Descriptor,
  shell: ShellDescriptor,
): string | undefined {
  const { provides = {} } = shell;
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
