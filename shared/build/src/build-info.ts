export type { RemoteBuildInfo, RemoteDeclarations } from './define-remote';
export type { ShellBuildInfo } from './define-shell';
export type { PageAssets } from './page-assets-plugin';
