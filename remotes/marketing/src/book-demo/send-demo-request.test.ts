import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { sendDemoRequest } from './send-demo-request';

const request = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  company: 'Salt Road Films',
  phone: '9876543210',
  companySize: '250+',
  message: 'A road film.',
};

test('When the request cannot even be made, the visitor is told to come back later', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  configureSite(createSampleSettings({ supabaseUrl: 'not an address' }));
  expect(await sendDemoRequest(request)).toEqual({
    kind: 'failed',
    message: 'Something went wrong. Please try again later.',
  });
  log.mockRestore();
});
