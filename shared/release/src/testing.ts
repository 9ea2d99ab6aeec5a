export { SampleSite } from './testing/sample-site';
export { buildInCopy, copyWorkspace, copyWorkspacePackages } from './testing/workspace-copy';
