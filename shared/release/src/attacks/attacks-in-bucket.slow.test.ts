/** @jest-environment node */
import { descriptorKeyOf } from '@site/site';
import { openStore } from '@site/store';
import { setUpBucket } from '@site/store/testing';
import { SampleSite } from '../testing/sample-site';

setUpBucket();

test('Hashes that were forged in the bucket do not reach documents of a machine with a copy from before', async () => {
  const site = new SampleSite();
  site.store = await openStore(site.root);
  await site.start();
  const key = descriptorKeyOf('marketing', 'ma00000001');
  const { content, etag } = (await site.store.read(key)) ?? { content: Buffer.of(), etag: null };
  const forged = content.toString().replace(/sha384-[A-Za-z0-9+/]{64}/, `sha384-${'A'.repeat(64)}`);
  await site.store.compareAndSwap(key, Buffer.from(forged), etag);
  await expect(site.release('account', { mark: '2' })).rejects.toThrow(
    'is not what was released: its content was changed',
  );
  site.remove();
});
