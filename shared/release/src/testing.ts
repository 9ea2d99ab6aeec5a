export { buildSampleApp } from './testing/sample-apps';
export * from './testing/hostile-versions';
export { writeFailingLog } from './testing/failing-log';
export { runScriptsHere } from './testing/run-scripts-here';
export { SampleSite } from './testing/sample-site';
export { setUpSampleSite } from './testing/set-up-sample-site';
export { buildInCopy, copyWorkspace, copyWorkspacePackages } from './testing/workspace-copy';
