/** @jest-environment node */
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { spawnBackend } from '@site/testing/embedded-backend';
import { callApi, createDemoRequest } from '../testing/api-client';

test('The backend deletes expired data when it starts', async () => {
  const dataFolder = createTemporaryFolder('isam-backend');
  const first = await spawnBackend({ dataFolder });
  const asService = { key: first.keys.secretKey };
  for (const name of ['Old', 'New'])
    await callApi(first, 'POST', '/rest/v1/demo_requests', { body: createDemoRequest({ name }) });
  await callApi(first, 'PATCH', '/rest/v1/demo_requests?name=eq.Old', {
    body: { created_at: '2020-01-01' },
    ...asService,
  });
  await callApi(first, 'PATCH', '/rest/v1/demo_notifications?id=lte.2', {
    body: { sent_at: '2020-01-01' },
    ...asService,
  });
  await first.stop();

  const second = await spawnBackend({ dataFolder });
  let names: unknown;
  do {
    const { body } = await callApi(second, 'GET', '/rest/v1/demo_requests?select=name', asService);
    names = body;
  } while (JSON.stringify(names).includes('Old'));
  expect(names).toEqual([{ name: 'New' }]);
  await second.stop();
});
