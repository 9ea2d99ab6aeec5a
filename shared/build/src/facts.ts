export type { RemoteFacts } from './define-remote';
export type { ShellFacts } from './define-shell';
export type { PageAssets } from './page-assets-plugin';
