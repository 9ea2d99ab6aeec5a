/** @jest-environment node */
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { callApi } from '../../local/testing/api-client';
import { type ModelServer, startModelServer } from '../testing/model-server';

let server: ModelServer;
let backend: SpawnedBackend;
beforeAll(async () => {
  server = await startModelServer();
  backend = await spawnBackend({
    args: ['--no-limits', '--site-url', server.url],
    env: { CANARY_JUDGE_URL: `${server.url}/judge`, CANARY_JUDGE_TOKEN: 'judge-token' },
  });
});
afterAll(async () => {
  await backend.stop();
  await server.stop();
});

test('The judge is started once a candidate has spent its budget of events, and by no other version', async () => {
  const body = JSON.stringify({ remotes: {}, canaries: { marketing: 'marketing_new' } });
  server.setReplies({ status: 200, body }, { status: 204, body: '' });
  await send('marketing_old', 20);
  await send('marketing_new', 19);
  await send('marketing_new', 5, 'site.foreign_error');
  const paths = () => server.requests.map(({ path }) => path);
  expect(paths()).toEqual(['/registry.json']);
  await send('marketing_new', 1, 'browser.web_vital');
  expect(paths()).toEqual(['/registry.json', '/judge']);
  expect(server.requests[1]).toMatchObject({
    headers: { authorization: 'Bearer judge-token' },
    body: { ref: 'main', inputs: { judge: 'true' } },
  });
});

async function send(version: string, count: number, name = 'site.load'): Promise<void> {
  const vital = { 'web_vital.name': 'LCP', 'web_vital.value': 900 };
  const event = {
    'event.name': name,
    'service.name': 'marketing',
    'service.version': version,
    ...(name === 'browser.web_vital' && vital),
  };
  const body = { events: Array.from({ length: count }, () => event) };
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const { status } = await callApi(backend, 'POST', '/functions/v1/health', { body, headers });
  expect(status).toBe(204);
}
