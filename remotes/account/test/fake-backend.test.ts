import { openSite } from './account-site';
import { holdBackend } from './hold-backend';
import { member } from './supabase-server';

holdBackend(async () => {
  const server = await openSite();
  return { email: member.email, password: 'x', close: () => server.close() };
});
