import { startFakeBackendSite } from './fake-backend-site';
import { describeBackendConformance } from './backend-conformance';
import { FAKE_MEMBER } from './fake-supabase-server';

describeBackendConformance(async () => {
  const server = await startFakeBackendSite();
  return { email: FAKE_MEMBER.email, password: 'x', close: () => server.close() };
});
