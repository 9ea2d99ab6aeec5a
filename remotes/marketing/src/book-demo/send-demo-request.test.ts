import { configureSite } from '@site/settings';
import { siteSettings } from '@site/testing';
import { emptyRequest } from './demo-request';
import { sendDemoRequest } from './send-demo-request';

test('When the request cannot even be made, the visitor is told to come back later', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  configureSite(siteSettings({ supabaseUrl: 'not an address' }));
  expect(await sendDemoRequest(emptyRequest)).toEqual({
    kind: 'failed',
    message: 'Something went wrong. Please try again later.',
  });
  log.mockRestore();
});
