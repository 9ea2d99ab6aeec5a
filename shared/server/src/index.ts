export { createFolderHandler, serveFolder } from './serve-folder';
export { addReloadScript, serveWorkingTree, type WorkingTreeServer } from './serve-working-tree';
export { createSiteHandler, serveComposition, serveSite } from './serve-site';
export { type RequestHandler, type RunningServer, startHttpServer } from './start-http-server';
