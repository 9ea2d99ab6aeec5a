/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { foldersIn } from './workspace-package';
import { MIN_BROWSER_VERSIONS } from '@site/build/browsers';

type Browser = keyof typeof MIN_BROWSER_VERSIONS;
type Support = Partial<
  Record<Browser | 'safari_ios' | 'chrome_android' | 'firefox_android', string>
>;

/** The W3C's Baseline data by feature name. */
const baseline: { features: Record<string, { status: { support: Support } }> } = JSON.parse(
  readFileSync(require.resolve('web-features/data.json'), 'utf8'),
);

/** Patterns of features that some browsers of recent years lack, as they appear in code. */
const looks: Record<string, RegExp> = {
  'abortsignal-any': /AbortSignal\.any\b/,
  'anchor-positioning': /anchor-name:|position-anchor/,
  'array-by-copy': /\.to(?:Sorted|Reversed|Spliced)\(/,
  'array-fromasync': /Array\.fromAsync/,
  'array-group': /\b(?:Object|Map)\.groupBy\(/,
  'async-clipboard': /\bClipboardItem\b|navigator\.clipboard/,
  'container-queries': /@container\b/,
  'content-visibility': /content-visibility:/,
  'contenteditable-plaintextonly': /plaintext-only/,
  createimagebitmap: /createImageBitmap/,
  'details-name': /<details[^>]*\sname=/,
  'field-sizing': /field-sizing:|fieldSizing/,
  'interpolate-size': /interpolate-size:/,
  'intl-segmenter': /Intl\.Segmenter/,
  'iterator-methods': /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|toArray)\(/,
  'light-dark': /light-dark\(/,
  nesting: /^\s+&[\s.:[]/m,
  'offscreen-canvas': /OffscreenCanvas/,
  popover: /\bpopover=|showPopover|hidePopover/,
  'promise-withresolvers': /Promise\.withResolvers/,
  'scroll-driven-animations': /animation-timeline:/,
  scrollend: /['"]scrollend['"]/,
  'scrollbar-gutter': /scrollbar-gutter:/,
  'set-methods': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'starting-style': /@starting-style/,
  'text-wrap-balance': /text-wrap: balance/,
  'text-wrap-pretty': /text-wrap: pretty/,
  'url-canparse': /URL\.canParse/,
  urlpattern: /\bURLPattern\b/,
  'view-transitions': /startViewTransition|@view-transition/,
};

/** Older browsers of the floor do without, and nothing is lost. */
const mayLack: Record<string, string> = {
  'content-visibility': 'more is drawn than is seen, and no slower than before it existed',
  'field-sizing': 'a field keeps its rows, scrolls and can be pulled larger',
  'scroll-driven-animations': 'what would rise into its place stands there already',
  'text-wrap-pretty': 'a last line may hold one word',
  'view-transitions': 'the next document is there at once instead of fading in',
};

const files = shippedFiles();

test('The data knows every feature that is looked for, and the code is read', () => {
  expect(Object.keys(looks).filter((id) => !baseline.features[id])).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});

test.each(Object.keys(MIN_BROWSER_VERSIONS) as Browser[])(
  'Every feature in use works in the oldest %s that is supported',
  (browser) => {
    const tooNew = featuresInUse()
      .filter(({ id }) => !(id in mayLack) && !works(id, browser))
      .map(({ id, file }) => `${id} (${file}) needs ${JSON.stringify(supportOf(id))}`);
    expect(tooNew).toEqual([]);
  },
);

test('What older browsers may lack is in use, and really is missing somewhere', () => {
  const used = featuresInUse().map(({ id }) => id);
  const everywhere = (id: string) =>
    (Object.keys(MIN_BROWSER_VERSIONS) as Browser[]).every((browser) => works(id, browser));
  for (const id of Object.keys(mayLack)) {
    expect(used).toContain(id);
    expect([id, everywhere(id)]).toEqual([id, false]);
  }
});

function featuresInUse(): { id: string; file: string }[] {
  return Object.entries(looks).flatMap(([id, look]) => {
    const found = files.find(({ text }) => look.test(text));
    return found ? [{ id, file: found.file }] : [];
  });
}

/** On the desk and, where the data tells them apart, on the phone. */
function works(id: string, browser: Browser): boolean {
  const support = supportOf(id);
  const phones = { chrome: 'chrome_android', firefox: 'firefox_android', safari: 'safari_ios' };
  const phone = (phones as Partial<Record<Browser, keyof Support>>)[browser];
  return [support[browser], ...(phone ? [support[phone]] : [])].every(
    (since) => since !== undefined && Number(since) <= MIN_BROWSER_VERSIONS[browser],
  );
}

function supportOf(id: string): Support {
  return baseline.features[id]?.status.support ?? {};
}

function shippedFiles(): { file: string; text: string }[] {
  const workspace = join(__dirname, '..', '..');
  const shipped = ['remotes', 'shared']
    .flatMap(foldersIn)
    .filter((folder) => !/shared.(build|cli|node|release|site|store|testing)/.test(folder))
    .map((folder) => join(folder, 'src'));
  return [...shipped, 'shell/src', 'shell/documents'].flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.|testing/.test(name))
      .map((name) => join(workspace, folder, name))
      .map((path) => ({ file: relative(workspace, path), text: readFileSync(path, 'utf8') })),
  );
}
