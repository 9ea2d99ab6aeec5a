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
  /** Of shells from before routes had aliases: their own composer reads it. */
  redirects: v.optional(v.record(v.string(), v.string())),
  /** Scripts of every page, in the order in which they run. */
  scripts: v.array(AssetSchema),
  /** Style sheets that every document carries inline. */
  styles: v.array(AssetSchema),
  /** Of shells from before documents carried their faces: their own composer reads it. */
  fonts: v.optional(v.array(AssetSchema)),
  /**
   * Scripts of the parts that load on demand, by share key: '@site/ui/mui'. 'federation' is what loads the remotes; of
   * shells from before pages without code it is a part of `scripts`.
   */
  onDemand: v.record(v.string(), v.array(AssetSchema)),
});

/** What a released shell is: its files with their hashes, relative to the root of the site. */
export type ShellDescriptor = v.InferOutput<typeof ShellDescriptorSchema>;

/** @throws {ContractError} when it is malformed */
export function readShellDescriptor(input: unknown): ShellDescriptor {
  return readAs(ShellDescriptorSchema, input, 'The descriptor of the shell');
}
