export type { RemoteFacts } from './define-remote';
export type { BuiltShellFacts } from './define-shell';
export type { PageAssets } from './page-assets-plugin';
