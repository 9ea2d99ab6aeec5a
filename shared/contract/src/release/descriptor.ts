import * as v from 'valibot';
import { AssetSchema, SharedExportsSchema } from './asset';
import { ContractError, readWithSchema } from '../contract-error';
import { RemoteNameSchema } from '../name-schemas';
import { NeedsSchema } from '../remote/needs';
import { SettingsDeclarationSchema } from '../remote/remote-settings';
import { RouteSchema } from '../route-schema';
import { createRoutesCheck } from '../routes';
import { readSlots, requireWidgetRules, SlotSchema, WIDGET_ENTRIES } from '../remote/slots';

/**
 * Version of everything that shell and remotes exchange: descriptors, registry, props of shared components. It rises with
 * every change that an older remote or shell cannot handle.
 */
export const CONTRACT_VERSION = 2;

/** Oldest contract version whose descriptors have the keys of today's schema. */
const MIN_READABLE_CONTRACT = 2;

/** Schema of a route with the files of its page. */
const DescriptorRouteSchema = v.object({
  ...RouteSchema.entries,
  /** Scripts of this page, in the order in which they run. */
  scripts: v.array(AssetSchema),
  /** Style sheets of this page. */
  styles: v.array(AssetSchema),
  /** Share keys of the on-demand modules that this page needs before it renders: '@site/ui/mui'. */
  requires: v.array(v.string()),
  /** JSON-LD blocks for the document's head. */
  structuredData: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** Image of link previews (Open Graph), relative to the version folder. */
  image: v.optional(v.string()),
});

/** Schema of a built widget. Any remote may own its slot, also one that is not live yet. */
const DescriptorWidgetSchema = v.object({
  ...WIDGET_ENTRIES,
  scripts: v.array(AssetSchema),
  styles: v.array(AssetSchema),
});

/** Schema of a version: a hash in lower-case letters and digits. */
export const VersionSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-z]{8,40}$/, 'expected a version hash'),
);

const DescriptorSchema = v.object({
  name: RemoteNameSchema,
  version: VersionSchema,
  contract: v.number(),
  /** Global variable of the federation container. Contains the version. */
  global: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*_[0-9a-z]+$/)),
  entry: AssetSchema,
  routes: v.pipe(
    v.array(DescriptorRouteSchema),
    v.minLength(1),
    createRoutesCheck<v.InferOutput<typeof DescriptorRouteSchema>>(),
  ),
  /** Components for slots in pages of other remotes. */
  widgets: v.optional(v.array(DescriptorWidgetSchema)),
  /**
   * Needs of its pages and widgets, which documents permit as far as the owner allows them. Absent in builds from before it
   * was recorded.
   */
  needs: v.exactOptional(NeedsSchema),
  /** Places in its own pages for widgets of other remotes. */
  slots: v.exactOptional(v.array(SlotSchema)),
  /** Settings and flags whose values the owner of the site changes. Default: none. */
  settings: v.exactOptional(SettingsDeclarationSchema),
  /** Exports of shared packages that its code imports. Absent in builds from before they were recorded. */
  uses: v.exactOptional(SharedExportsSchema),
});

/** Route of a built page with its scripts, styles and required shared modules. */
export type DescriptorRoute = v.InferOutput<typeof DescriptorRouteSchema>;
/** Manifest of one version of a remote: contract, container entry, routes and widgets. Stored as `descriptor.json`. */
export type Descriptor = v.InferOutput<typeof DescriptorSchema>;

/**
 * Parses the descriptor of a remote.
 * @throws {ContractError} when it is malformed, is that of another remote, or its contract can no longer be read
 */
export function readDescriptor(input: unknown, remote: string): Descriptor {
  const { output, success } = v.safeParse(v.object({ contract: v.number() }), input);
  if (success && output.contract < MIN_READABLE_CONTRACT)
    throw new ContractError(
      `The remote "${remote}" was made against contract version ${output.contract}, which can no longer be read. Build it against version ${CONTRACT_VERSION} and release it again.`,
    );
  const subject = `The descriptor of the remote "${remote}"`;
  const descriptor = readWithSchema(DescriptorSchema, input, subject);
  if (descriptor.name !== remote)
    throw new ContractError(`${subject} cannot be used. name: it is that of "${descriptor.name}".`);
  const { routes, slots = [], widgets = [] } = descriptor;
  readSlots(slots, remote, routes);
  requireWidgetRules(widgets, remote, routes);
  return descriptor;
}
