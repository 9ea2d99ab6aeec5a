import { openEmbeddedSite, MEMBER_PASSWORD } from './embedded-site';
import { describeBackendConformance } from './backend-conformance';

describeBackendConformance(async () => {
  const site = await openEmbeddedSite();
  const { email } = await site.signUpMember();
  await site.client.auth.signOut();
  return { email, password: MEMBER_PASSWORD };
});
