import { expect, test } from '../../../support/test';
import { waitUntilReady } from '../../../support/visit';
import {
  boxOf,
  canvasOf,
  changeStoredRecords,
  createSvgFile,
  elementsOf,
  openEditor,
  createStill,
  uploadImages,
  uploadStill,
} from '../page';

test.beforeEach(async ({ page }) => openEditor(page));

const SHAPES = '<rect width="100" height="100" fill="#b45309"/>';

test(
  'A drawing keeps its proportions, with a size or only a viewBox; a picture is called by its file, and described',
  { tag: '@slow' },
  async ({ page }) => {
    const svg = (attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${SHAPES}</svg>`;
    await uploadImages(page, createSvgFile('sized.svg', svg('width="200" height="100"')));
    await expect(page.getByLabel('Width', { exact: true })).toHaveValue('200');
    await expect(page.getByLabel('Height', { exact: true })).toHaveValue('100');
    await uploadImages(page, createSvgFile('boxed.svg', svg('viewBox="0 0 300 400"')));
    await expect(elementsOf(page)).toHaveCount(2);
    const { width, height } = await boxOf(elementsOf(page).nth(1));
    expect(width / height).toBeCloseTo(0.75, 2);
    const corners = await canvasOf(page)
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => {
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context?.drawImage(image, 0, 0);
        const at = (x: number, y: number) =>
          context?.getImageData(x * image.naturalWidth, y * image.naturalHeight, 1, 1).data[3];
        return [at(0.25, 0.5), at(0.75, 0.5)];
      });
    expect(corners).toEqual([255, 0]);
    const buffer = await createStill(page);
    await uploadImages(page, { name: 'Lamp at night.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('button', { name: 'Image: Lamp at night' })).toBeVisible();
    const field = page.getByLabel('Description for screen readers');
    await expect(field).toHaveAccessibleDescription(/What does the picture show/);
    await field.fill('A lamp over an empty seat');
    await expect(elementsOf(page).last()).toHaveAccessibleName(/A lamp over an empty seat/);
  },
);

test(
  'A picture that an earlier version stored as a blob is still seen',
  { tag: '@slow' },
  async ({ page }) => {
    await uploadStill(page);
    await expect(elementsOf(page).locator('img')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await changeStoredRecords(page, 'assets', ({ bytes, type, ...record }) => ({
      ...record,
      blob: new Blob([bytes as ArrayBuffer], { type: String(type) }),
    }));
    await page.reload();
    await waitUntilReady(page);
    await expect(elementsOf(page).locator('img')).toHaveJSProperty('naturalWidth', 1195);
  },
);

test(
  'Of many files the broken one is named, and the word moves nothing and goes',
  { tag: '@slow' },
  async ({ page }) => {
    await page.clock.install();
    const buffer = await createStill(page);
    const before = await boxOf(canvasOf(page));
    await uploadImages(
      page,
      { name: 'one.png', mimeType: 'image/png', buffer },
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
      { name: 'three.png', mimeType: 'image/png', buffer: await createStill(page, 900, 500) },
    );
    const message = page.getByText(/“broken.png”/);
    await expect(message).toBeVisible();
    await expect(elementsOf(page)).toHaveCount(2);
    expect(await boxOf(canvasOf(page))).toEqual(before);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(15_000);
    await expect(message).toBeHidden();
  },
);

test(
  'A still fills the frame of a layout it is dropped on, and is cropped by hand',
  { tag: '@slow' },
  async ({ page }) => {
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('button', { name: 'Noir', exact: true }).click();
    await page.getByRole('button', { name: 'Cover' }).click();
    const frame = elementsOf(page).first();
    await expect(frame).toHaveAccessibleName(/Place for a picture/);

    const bytes = (await createStill(page)).toString('base64');
    const transferOf = (fileName: string) =>
      page.evaluateHandle(
        ([base64, name]) => {
          const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const transfer = new DataTransfer();
          transfer.items.add(new File([file], name, { type: 'image/png' }));
          return transfer;
        },
        [bytes, fileName] as const,
      );
    const data = await transferOf('lamp.png');
    const box = await boxOf(frame);
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 6 };
    await frame.dispatchEvent('drop', { dataTransfer: data, ...at });
    const picture = frame.locator('img');
    await expect(picture).toBeVisible();
    await expect(frame).toHaveAccessibleName(/lamp/);
    const count = await elementsOf(page).count();
    await frame.dispatchEvent('drop', { dataTransfer: await transferOf('window.png'), ...at });
    await expect(frame).toHaveAccessibleName(/window/);
    await expect(elementsOf(page)).toHaveCount(count);
    await expect(picture).toBeVisible();

    const before = await boxOf(picture);
    await page.mouse.dblclick(at.clientX, at.clientY);
    const crop = page.getByRole('group', { name: /^Picture in its frame/ });
    await expect(crop).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(crop).toBeHidden();
    expect((await boxOf(picture)).x).toBeLessThan(before.x - 3);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await boxOf(picture)).x).toBeCloseTo(before.x, 0);
  },
);

test(
  'An empty frame asks for its picture on a double click and on Enter',
  { tag: '@slow' },
  async ({ page }) => {
    // With a listener all the time the driver never stops intercepting the dialog between the two.
    page.on('filechooser', () => undefined);
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('button', { name: 'Noir', exact: true }).click();
    await page.getByRole('button', { name: 'Cover' }).click();
    const frame = elementsOf(page).first();
    const { x, y, width, height } = await boxOf(frame);
    const first = page.waitForEvent('filechooser');
    await page.mouse.dblclick(x + width / 2, y + height / 6);
    await (await first).setFiles([]);
    await expect(frame).toBeFocused();
    const second = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (
      await second
    ).setFiles({ name: 'Lamp.png', mimeType: 'image/png', buffer: await createStill(page) });
    await expect(frame.locator('img')).toBeVisible();
  },
);

test(
  'A photo that was saved as a PNG of 18 MB is made smaller',
  { tag: '@slow' },
  async ({ page }) => {
    const base64 = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(2800, 2200);
      const context = canvas.getContext('2d');
      const pixels = context?.createImageData(canvas.width, canvas.height);
      if (!context || !pixels) throw new Error('There is no canvas.');
      for (let at = 0; at < pixels.data.length; at += 65_536)
        crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
      for (let alpha = 3; alpha < pixels.data.length; alpha += 4) pixels.data[alpha] = 255;
      context.putImageData(pixels, 0, 0);
      const reader = new FileReader();
      reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/png' }));
      await new Promise((resolve) => reader.addEventListener('load', resolve));
      return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '';
    });
    const buffer = Buffer.from(base64, 'base64');
    expect(buffer.length).toBeGreaterThan(18e6);
    await uploadImages(page, { name: 'Still.png', mimeType: 'image/png', buffer });
    await expect(canvasOf(page).locator('img')).toBeVisible();
    const meter = page.getByText(/ of 10 MB$/);
    await expect(meter).toHaveText(/^[\d.]+ MB of 10 MB$/);
    // Noise is the worst that a JPEG can hold.
    expect(Number.parseFloat(await meter.innerText())).toBeLessThan(7);
  },
);
