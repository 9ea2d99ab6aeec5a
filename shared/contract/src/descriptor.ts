import * as v from 'valibot';
import { AssetSchema } from './asset';
import { ContractError, readAs } from './contract-error';
import { REMOTE_NAMES } from './remote-names';
import { RouteSchema } from './route-schema';

/**
 * Version of everything that shell and remotes exchange: descriptors, registry, props of shared components. It rises with
 * every change that an older remote or shell cannot handle.
 */
export const CONTRACT_VERSION = 2;

/** Oldest contract version whose descriptors have the keys of today's schema. */
const MIN_READABLE_CONTRACT = 2;

export const DescriptorRouteSchema = v.object({
  ...RouteSchema.entries,
  /** Scripts of this page, in the order in which they run. */
  scripts: v.array(AssetSchema),
  /** Style sheets of this page. */
  styles: v.array(AssetSchema),
  /** Parts of the shell that this page needs before it can render, by share key: '@site/ui/mui'. */
  requires: v.array(v.string()),
  /** JSON-LD blocks for the head. */
  structuredData: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** Image for link previews, relative to the version folder. */
  image: v.optional(v.string()),
});

/**
 * A widget as it was built. Its slot is any text: who composes may know fewer slots than who built it, and a
 * slot that no page has stays empty.
 */
const DescriptorWidgetSchema = v.object({
  id: v.string(),
  slot: v.string(),
  scripts: v.array(AssetSchema),
  styles: v.array(AssetSchema),
});

export const versionSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-z]{8,40}$/, 'expected a version hash'),
);

const DescriptorSchema = v.object({
  name: v.picklist(REMOTE_NAMES),
  version: versionSchema,
  contract: v.number(),
  /** The global variable under which the entry registers; carries the version. */
  global: v.pipe(v.string(), v.regex(/^[a-z]+_[0-9a-z]+$/)),
  entry: AssetSchema,
  routes: v.pipe(v.array(DescriptorRouteSchema), v.minLength(1)),
  /** What it offers to slots in pages of other remotes. */
  widgets: v.optional(v.array(DescriptorWidgetSchema)),
});

export type DescriptorRoute = v.InferOutput<typeof DescriptorRouteSchema>;
export type Descriptor = v.InferOutput<typeof DescriptorSchema>;

/** @throws {ContractError} when the descriptor is malformed, or from a contract that can no longer be read */
export function readDescriptor(input: unknown, remote: string): Descriptor {
  const { output, success } = v.safeParse(v.object({ contract: v.number() }), input);
  if (success && output.contract < MIN_READABLE_CONTRACT)
    throw new ContractError(
      `The remote "${remote}" was made against contract version ${output.contract}, which can no longer be read. Build it against version ${CONTRACT_VERSION} and release it again.`,
    );
  return readAs(DescriptorSchema, input, `The descriptor of the remote "${remote}"`);
}
