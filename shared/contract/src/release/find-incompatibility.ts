import type { Descriptor } from './descriptor';
import type { ShellDescriptor } from './shell-descriptor';

/**
 * Describes why a shell cannot run a remote: it supports another contract, or lacks an export that the remote imports,
 * which would be `undefined` in the page. Builds that recorded no exports are not compared.
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
    const missing = used.exports.filter((each) => !provides[key]?.exports.includes(each));
    if (missing.length === 0) continue;
    const names = missing.map((each) => `\`${each}\``).join(', ');
    return `${name} ${version} uses ${names} of ${key}, which shell ${shell.version} does not provide. Roll back ${name} first, or release a shell with ${key} from ${used.version} on.`;
  }
  return undefined;
}
