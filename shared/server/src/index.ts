export { createFolderHandler, serveFolder } from './serve-folder';
export { addReloadScript, serveWorkingTree, type WorkingTreeServer } from './serve-working-tree';
export { createSiteHandler, serveComposition, serveSite } from './serve-site';
