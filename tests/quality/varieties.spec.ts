import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from '@site/node/find-chromium';
import { test } from '../support/test';
import { expectLayout } from './expect-layout';

/** A machine whose letters differ from those of this one. */
interface Variety {
  name: string;
  /** Folder of the only fonts of the system. */
  fontFolder?: string;
  hinting?: 'none' | 'slight' | 'full';
  isFullChromium?: boolean;
  options?: BrowserContextOptions;
}

const varieties: Variety[] = [
  { name: 'no fonts and no hinting', fontFolder: 'no-fonts', hinting: 'none' },
  {
    name: 'DejaVu alone and slight hinting',
    fontFolder: '/usr/share/fonts/truetype/dejavu',
    hinting: 'slight',
  },
  { name: 'full hinting', hinting: 'full' },
  { name: 'Chromium with a window', isFullChromium: true },
  {
    name: 'Hindi, on the other side of the date line',
    options: { locale: 'hi-IN', timezoneId: 'Pacific/Apia' },
  },
];

const paths = ['/', '/faq', '/pricing', '/book-demo', '/terms-of-service'];

for (const variety of varieties) {
  test(`Pages keep their layout with ${variety.name}`, { tag: '@slow' }, async ({ siteUrl }) => {
    const { name, fontFolder, hinting = 'none', isFullChromium, options } = variety;
    const executablePath = isFullChromium ? findChromium() : findHeadlessShell();
    test.skip(!executablePath, 'Whole Chromium is missing.');
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS, `--font-render-hinting=${hinting}`],
      env: { ...process.env, ...(fontFolder ? createFontConfig(name, fontFolder) : {}) },
    });
    const page = await browser.newPage({
      baseURL: siteUrl,
      serviceWorkers: 'block',
      colorScheme: 'dark',
      ...options,
    });
    for (const path of paths) await expectLayout(page, { path, prerender: true });
    await browser.close();
  });
}

/** Writes a configuration of fontconfig that knows one folder of fonts. */
function createFontConfig(name: string, fontFolder: string): { FONTCONFIG_FILE: string } {
  const folder = join(tmpdir(), name.replaceAll(' ', '-'));
  const fonts = join(folder, fontFolder);
  mkdirSync(fonts, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const dir = fontFolder.startsWith('/') ? fontFolder : fonts;
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${dir}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}
