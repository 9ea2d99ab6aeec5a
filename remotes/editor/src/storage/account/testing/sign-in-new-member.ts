import { webcrypto, randomUUID } from 'node:crypto';
import { authStorageKeyOf } from '@site/contract';
import { getSupabase } from '@site/page/session';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { getSharedBackend } from '@site/testing/embedded-backend';

/** Signs up, opens the link of the mail, and signs the page's client in. Waits for the backend as long as it takes. */
export async function signInNewMember(): Promise<string> {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  const { url: supabaseUrl, keys, mailboxUrl } = await getSharedBackend();
  const { publishableKey: supabaseKey } = keys;
  configureSite(
    createSampleSettings({ supabaseUrl, supabaseKey, siteUrl: 'http://localhost:3000' }),
  );
  const callAuth = async (path: string, body: object) => {
    const headers = { apikey: supabaseKey, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${supabaseUrl}/auth/v1/${path}`, request);
    expect(response.status).toBe(200);
    return response.json();
  };
  const email = `member-${randomUUID()}@example.com`;
  await callAuth('signup', { email, password: 'Correct-Horse1!' });
  const token = await waitForToken(mailboxUrl, email);
  const session = await callAuth('verify', { token_hash: token, type: 'signup' });
  localStorage.setItem(authStorageKeyOf(supabaseUrl), JSON.stringify(session));
  const { auth } = await getSupabase();
  await auth.stopAutoRefresh();
  expect((await auth.getSession()).data.session?.user.id).toBe(session.user.id);
  return session.user.id;
}

async function waitForToken(mailboxUrl: string, email: string): Promise<string> {
  const request = async (path: string) => (await fetch(`${mailboxUrl}${path}`)).json();
  for (;;) {
    const { messages } = await request(`/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`);
    const { Text: text = '' } = messages[0]
      ? await request(`/api/v1/message/${messages[0].ID}`)
      : {};
    const [, token] = /token_hash=([^&\s]+)/.exec(text) ?? [];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
