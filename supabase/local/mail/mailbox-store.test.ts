/** @jest-environment node */
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { MailboxStore } from './mailbox-store';

test('An email with the key of a delivered one is not delivered again, after a restart neither', () => {
  const folder = createTemporaryFolder('isam-mailbox');
  const sender = { Name: 'ISAM', Address: 'no-reply@isam.example' };
  const mail = { to: 'a@x.io', subject: 'Hello', text: 'Hello', html: '' };
  const keyed = { ...mail, idempotencyKey: 'demo/1' };
  const store = new MailboxStore(folder, sender);
  for (const each of [keyed, keyed, { ...mail, idempotencyKey: 'demo/2' }, mail, mail])
    store.add(each);
  expect(store.all()).toHaveLength(4);
  const restarted = new MailboxStore(folder, sender);
  restarted.add(keyed);
  expect(restarted.all()).toHaveLength(4);
});
