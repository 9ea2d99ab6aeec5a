import { basename } from 'node:path';
import { findHeadlessShell, requireChromium } from '@site/testing/find-chromium';
import { installOnBuildServers } from './apt';

/** On a build server the lean Chromium is installed; elsewhere the whole one does the same with more work. */
export function readyChromium(): void {
  requireChromium();
  if (basename(findHeadlessShell() ?? '').includes('headless')) return;
  if (!process.env.CHROMIUM_PATH)
    installOnBuildServers('Chromium without a window', ['chromium-headless-shell']);
}
