import { chromium, firefox } from './puppeteer';
import type { Engine } from './tab';
import { webkit } from './webkit';

/** The three, with what this machine has of them now. */
export function listEngines(): Engine[] {
  return [chromium(), firefox(), webkit()];
}
