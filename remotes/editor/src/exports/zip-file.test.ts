/** @jest-environment node */
import { unzip } from './testing/unzip';
import { zipFile } from './zip-file';

test('What goes into the ZIP comes out of it', async () => {
  const bytes = new TextEncoder().encode('frame');
  const blob = zipFile([
    { name: 'slide-01.png', bytes },
    { name: 'Größe.png', bytes: new Uint8Array() },
  ]);
  const files = unzip(Buffer.from(await blob.arrayBuffer()));
  expect([...files.keys()]).toEqual(['slide-01.png', 'Größe.png']);
  expect(files.get('slide-01.png')?.toString()).toBe('frame');
});
