import { createEmail, createMember } from '../members';
import { siteUrl } from '../site';
import { Caller } from './hostile-sequence';

/** Durations in milliseconds and refusals of ordinary requests. */
export interface VisitorTally {
  durations: number[];
  refusals: string[];
}

/**
 * Creates somebody who reads pages, signs in, changes a row and reads rows, until `isOver`. Each visit comes from an address of
 * its own, as those of different people.
 */
export async function createOrdinaryVisitor() {
  const member = await createMember({ isSetUp: true });

  async function visit({ durations, refusals }: VisitorTally): Promise<void> {
    const visitor = new Caller();
    const send = async (...call: Parameters<Caller['call']>) => {
      const start = performance.now();
      const reply = await visitor.call(...call);
      durations.push(performance.now() - start);
      if (reply.status >= 300) refusals.push(`${call[0]}: ${reply.status} ${reply.text}`);
      return reply;
    };
    for (const path of ['/', '/pricing', '/registry.json'])
      await send(`${siteUrl}${path}`, { method: 'GET' });
    const credentials = { email: member.email, password: member.password };
    const signedIn = await send('/auth/v1/token?grant_type=password', { body: credentials });
    const token = String(signedIn.body['access_token']);
    const profile = `/rest/v1/profiles?id=eq.${member.id}`;
    await send(profile, { method: 'PATCH', token, body: { full_name: member.fullName } });
    await send('/rest/v1/logline_summaries?select=id&limit=5', { method: 'GET', token });
  }

  return {
    async visitUntil(isOver: () => boolean): Promise<VisitorTally> {
      const tally: VisitorTally = { durations: [], refusals: [] };
      do await visit(tally);
      while (!isOver());
      return tally;
    },
    /** A stranger can still book a demo. */
    bookDemo: () =>
      new Caller().call('/rest/v1/demo_requests', {
        body: {
          name: 'Mira Nair',
          email: createEmail('visitor'),
          company: 'Salt Road Films',
          phone: '9876543210',
          companySize: '250+',
          message: 'A road film.',
        },
      }),
  };
}
