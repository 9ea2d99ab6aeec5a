import * as v from 'valibot';
import { AssetSchema } from './asset';
import { readAs } from './contract-error';
import { versionSchema } from './descriptor';

const ShellDescriptorSchema = v.object({
  name: v.literal('shell'),
  version: versionSchema,
  /** What the shell itself was made against. */
  contract: v.number(),
  /** Contract versions of remotes that it can load. */
  understands: v.array(v.number()),
  /** Scripts of every page, in the order in which they run. */
  scripts: v.array(AssetSchema),
  /** Style sheets that every document carries inline. */
  styles: v.array(AssetSchema),
  /** Scripts of shared modules that load on demand, by share key: '@site/ui/mui'. 'federation' loads the remotes. */
  onDemand: v.record(v.string(), v.array(AssetSchema)),
});

/** What a released shell is: its files with their hashes, relative to the root of the site. */
export type ShellDescriptor = v.InferOutput<typeof ShellDescriptorSchema>;

/** @throws {ContractError} when it is malformed */
export function readShellDescriptor(input: unknown): ShellDescriptor {
  return readAs(ShellDescriptorSchema, input, 'The descriptor of the shell');
}
