import type {
  NeedsDeclaration,
  RouteDeclaration,
  SettingsDeclaration,
  SharedExports,
  SlotDeclaration,
  WidgetDeclaration,
} from '@site/contract';

export type { ShellBuildInfo } from './define-shell';
export type { PageAssets } from './page-assets-plugin';

/** Facts about a built remote, in `build-info.json`: a release reads these instead of sources. */
export type RemoteBuildInfo = {
  contract: number;
  routes: RouteDeclaration[];
  widgets: WidgetDeclaration[];
  /** Absent in builds from before it was recorded. */
  needs?: NeedsDeclaration;
  /** Absent in builds from before slots were declared. */
  slots?: SlotDeclaration[];
  /** Absent without settings. */
  settings?: SettingsDeclaration;
  structuredData: StructuredData;
  /** Exports of shared packages that its modules import. */
  uses: SharedExports;
};

/** Declarations of a remote, whatever its modules contain. */
export type RemoteDeclarations = Omit<RemoteBuildInfo, 'uses'>;

/** JSON-LD blocks by route id. */
export type StructuredData = Record<string, Record<string, unknown>[]>;
