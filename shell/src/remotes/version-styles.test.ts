import type * as VersionStyles from './version-styles';

const [one, two] = [{ base: 'https://one.test/v1/' }, { base: 'https://two.test/v1/' }];
let styles: typeof VersionStyles;

beforeEach(async () => {
  document.head.innerHTML = '';
  jest.resetModules();
  styles = await import('./version-styles');
});

/** As a chunk loader adds the sheet of a version. */
async function addSheet({ base }: { base: string }): Promise<HTMLLinkElement> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${base}static/js/../css/page.css`,
  });
  document.head.append(link);
  await Promise.resolve();
  return link;
}

test('The sheet of a page that is fetched ahead has no effect until the page is shown', async () => {
  styles.holdStylesOf(two);
  const sheet = await addSheet(two);
  expect(sheet.media).toBe('not all');
  const stopShowing = styles.showPageStyles(two);
  expect(sheet.media).toBe('');
  stopShowing();
  expect(sheet.media).toBe('not all');
});

test('Pages and widgets of one version share its sheets, and the last one takes them along', async () => {
  styles.holdStylesOf(two);
  const sheet = await addSheet(two);
  const [stopPage, stopWidget] = [styles.showPageStyles(two), styles.showStylesOf(two)];
  stopPage();
  expect(sheet.media).toBe('');
  stopWidget();
  expect(sheet.media).toBe('not all');
});

test('A version that replaces the page of the document leaves nothing of its sheets', async () => {
  document.head.innerHTML = '<style data-href="static/css/page.css"></style>';
  const inline = document.querySelector('style');
  styles.claimDocumentStyles(one);
  styles.holdStylesOf(one);
  await addSheet(one);
  expect(inline?.media).toBe('');
  expect(inline?.dataset['href']).toBe('static/css/page.css');

  // A file of the same name in the next version is another sheet.
  styles.holdStylesOf(two);
  expect(inline?.dataset['href']).toBeUndefined();
  const next = await addSheet(two);
  styles.showPageStyles(two);
  expect(inline?.media).toBe('not all');
  expect(next.media).toBe('');
});

test('The sheet of a widget in the document goes with the widget, and its loader finds it', async () => {
  document.head.innerHTML = [
    '<style data-href="static/css/page.css"></style>',
    `<style data-href="static/css/page.css" data-base="${two.base}"></style>`,
  ].join('');
  const [page, widget] = document.querySelectorAll('style');
  styles.claimDocumentStyles(one);
  expect([page?.media, widget?.media]).toEqual(['', '']);
  const [stopPage, stopWidget] = [styles.showPageStyles(one), styles.showStylesOf(two)];
  styles.holdStylesOf(two);
  expect([page?.dataset['href'], widget?.dataset['href']]).toEqual([
    undefined,
    'static/css/page.css',
  ]);
  stopPage();
  expect([page?.media, widget?.media]).toEqual(['not all', '']);
  stopWidget();
  expect(widget?.media).toBe('not all');
});

test('The sheet of a widget in a page that stays static goes with the page, and comes back with it', () => {
  document.head.innerHTML = `<style data-href="static/css/page.css" data-base="${two.base}"></style>`;
  const widget = document.querySelector('style');
  styles.claimDocumentStyles(one);
  const stopPage = styles.showPageStyles(one, true);
  expect(widget?.media).toBe('');
  stopPage();
  expect(widget?.media).toBe('not all');
  styles.showPageStyles(one, true);
  expect(widget?.media).toBe('');
});

test('Sheets of the shell, and the medium of a sheet, stay as they are', async () => {
  styles.holdStylesOf(two);
  const shell = await addSheet({ base: '/' });
  const print = document.createElement('link');
  Object.assign(print, { rel: 'stylesheet', href: `${two.base}print.css`, media: 'print' });
  document.head.append(print);
  styles.showPageStyles(two);
  expect([shell.media, print.media]).toEqual(['', 'print']);
});
