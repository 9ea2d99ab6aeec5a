import * as v from 'valibot';
import { AssetSchema, SharedExportsSchema } from './asset';
import { readWithSchema } from '../contract-error';
import { VersionSchema } from './descriptor';

const ShellDescriptorSchema = v.object({
  name: v.literal('shell'),
  version: VersionSchema,
  /** Contract version that the shell was built with. */
  contract: v.number(),
  /** Contract versions of the remotes that the shell can load. */
  supportedContracts: v.array(v.number()),
  /** Scripts of every page, in execution order. */
  scripts: v.array(AssetSchema),
  /** Style sheets that every document inlines. */
  styles: v.array(AssetSchema),
  /** Scripts of shared modules that load on demand, by share key: '@site/ui/mui'. 'federation' loads the remotes. */
  onDemandScripts: v.record(v.string(), v.array(AssetSchema)),
  /** Exports of shared packages that remotes can import. Absent in builds from before they were recorded. */
  provides: v.exactOptional(SharedExportsSchema),
});

/** Manifest of one version of the shell. File names are relative to the root of the site. */
export type ShellDescriptor = v.InferOutput<typeof ShellDescriptorSchema>;

/**
 * Parses the descriptor of a shell.
 * @throws {ContractError} when it is malformed
 */
export function readShellDescriptor(input: unknown): ShellDescriptor {
  return readWithSchema(ShellDescriptorSchema, input, 'The descriptor of the shell');
}
