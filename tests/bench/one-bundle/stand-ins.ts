/** In place of the exports of shell/src/remotes/remote-containers.ts, and with them of the federation runtime. */
export const standIns = {
  loadExposedModule: "({ global }, id) => pages[`${global.split('_')[0]}/${id}`]()",
  loadFederation: '() => Promise.resolve()',
  getLoadedFederation: '() => undefined',
  discardContainer: '() => undefined',
  loadInNode: '() => Promise.reject(new Error("This bundle is for browsers."))',
};
