import { openEmbeddedSite, password } from './embedded-site';
import { holdBackend } from './hold-backend';

holdBackend(async () => {
  const site = await openEmbeddedSite();
  const { email } = await site.becomeMember();
  await site.client.auth.signOut();
  return { email, password };
});
