/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { LEAKING_SHEETS } from '@site/build/styles/testing';
import { workspaceRoot } from '@site/node';
import { findRsbuildProgram } from './build-app';

const folder = createTemporaryFolder('own-styles-');
const plugin = path.join(workspaceRoot, 'shared/build/src/styles/own-styles-plugin.ts');

/** Builds scripts that import these sheets. @returns the built style sheets; the output of a build that failed */
function build(imports: string[], files: Record<string, string> = {}): string {
  const config = `import { ownStylesPlugin } from ${JSON.stringify(plugin)};
    export default {
      plugins: [ownStylesPlugin('marketing')],
      environments: { web: { source: { entry: { index: './index.js' } } } },
      output: { cssModules: { localIdentName: 'marketing-[local]' }, filenameHash: false },
      tools: { htmlPlugin: false },
    };`;
  const index = imports.map((each) => `import ${JSON.stringify(each)};`).join('\n');
  for (const [name, text] of Object.entries({
    ...files,
    'index.js': index,
    'rsbuild.config.ts': config,
  }))
    fs.writeFileSync(path.join(folder, name), text);
  try {
    execFileSync(process.execPath, [findRsbuildProgram('shared/build'), 'build'], {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
  return fs.readFileSync(path.join(folder, 'dist/static/css/index.css'), 'utf8');
}

test('A build refuses every leaking sheet, with its name, line and what to write', () => {
  const sheets = Object.values(LEAKING_SHEETS);
  const files = Object.fromEntries(
    sheets.map(({ css }, index) => [`leak-${index}.css`, `\n${css}`]),
  );
  const output = build(
    Object.keys(files).map((file) => `./${file}`),
    files,
  );
  for (const [index, { advice }] of sheets.entries()) {
    const [, sentence = ''] =
      new RegExp(`ContractError: \\S*leak-${index}\\.css:2: (.+)`).exec(output) ?? [];
    expect(sentence).toContain(advice);
  }
});

test('In a CSS module, a global name is refused', () => {
  const css = '.hero :global(.ProseMirror) { top: 0 }\n:global(.other) { top: 0 }';
  expect(build(['./a.module.css'], { 'a.module.css': css })).toMatch(
    /a\.module\.css:2: The selector ":global\(\.other\)" .*Begin it with a class of this file/,
  );
});

const installed = path.join(workspaceRoot, 'node_modules/.pnpm');
const LIBRARIES = {
  'prosemirror-view': 'style/prosemirror.css',
  'istanbul-reports': 'lib/html/assets/base.css',
  'playwright-core': 'lib/vite/htmlReport/report.css',
};

/** Finds the style sheet of an installed package. */
function sheetOf(library: keyof typeof LIBRARIES): string {
  const version = fs.readdirSync(installed).find((each) => each.startsWith(`${library}@`)) ?? '';
  return path.join(installed, version, 'node_modules', library, LIBRARIES[library]);
}

describe('The sheet of a library', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
  });
  afterAll(() => browser.close());

  const CONTENT =
    '<h1 class="ProseMirror">A <a href="/">link</a></h1><pre>text</pre><p class="strong">b</p>';

  /** Computed styles of all elements around the library's, and of those inside. */
  async function look(css: string): Promise<{ around: string; inside: string }> {
    const page = await browser.newPage();
    await page.setContent(
      `<style>${css}</style><main>${CONTENT}</main><div style="position: fixed"><div class="marketing-tour">${CONTENT}</div></div>`,
    );
    const styles = await page.evaluate(() => {
      const read = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) =>
          [...getComputedStyle(element)]
            .map((name) => getComputedStyle(element).getPropertyValue(name))
            .join(),
        );
      return {
        around: read('html, body, main, main *').join('\n'),
        inside: read('.marketing-tour *').join('\n'),
      };
    });
    await page.close();
    return styles;
  }

  test.each(Object.keys(LIBRARIES) as (keyof typeof LIBRARIES)[])(
    '%s is refused as it is, and applies within a class without a trace outside',
    async (library) => {
      const picture = { 'sort-arrow-sprite.png': '' };
      const files = { ...picture, 'library.css': fs.readFileSync(sheetOf(library), 'utf8') };
      expect(build(['./library.css'], files)).toMatch(/ContractError: \S*library\.css:\d+: /);
      const limited = build(['./library.css?within=marketing-tour'], files);
      expect(limited).toMatch(/^\.marketing-tour/);
      const before = await look('');
      const after = await look(limited);
      expect(after.around === before.around).toBe(true);
      expect(after.inside === before.inside).toBe(false);
      expect((await look(files['library.css'])).around === before.around).toBe(false);
    },
  );
});
