import { getBackendKeys } from '../backend';
import { createEmail, createMember } from '../members';
import { siteUrl } from '../site';
import { Caller, type HostileOutcome, type Reply, toOutcome } from './hostile-sequence';

type Variations = Record<string, (random: () => number) => Promise<HostileOutcome>>;

const load = { 'event.name': 'site.load', 'service.name': 'marketing' };
const collector = '/functions/v1/health';

/** Reads or changes what belongs to others, and floods what is open to everybody. */
export const publicAttacks: Record<string, Variations> = {
  'rows of others': {
    'writes one for a victim': async () => {
      const victim = await createMember();
      const body = { user_id: victim.id, logline: 'x', generated_summary: 'y' };
      return asMember('/rest/v1/logline_summaries', { body });
    },
    'gives the own profile to a victim': async () => {
      const { id } = await createMember();
      return asMember('/rest/v1/profiles?id=not.is.null', { method: 'PATCH', body: { id } });
    },
    'deletes all rows': () => asMember('/rest/v1/logline_summaries', { method: 'DELETE' }),
    'takes the mails of the outbox': () =>
      asMember('/rest/v1/rpc/claim_demo_notifications', { body: { max_rows: 10 } }),
    'reads demo requests': () => asMember('/rest/v1/demo_requests', { method: 'GET' }),
  },
  'forged tokens': {
    'without a signature': () => readProfiles(forge({ alg: 'none' }, '')),
    'without a signature, but with one': () => readProfiles(forge({ alg: 'none' }, 'c2ln')),
    'signed with the public key': (random) => readProfiles(forge({ alg: 'HS256' }, noise(random))),
    'that bring their own key': (random) =>
      readProfiles(forge({ alg: 'RS256', jku: 'https://evil.example/jwks.json' }, noise(random))),
    'that are none': () => readProfiles('postgres'),
  },
  'a flood of demo requests': {
    'with many addresses': () => sendManyRequests(() => createEmail('demo')),
    'with tags of one address': (random) => {
      const name = noise(random).slice(0, 12);
      return sendManyRequests((at) => `${name}+${at}@example.com`);
    },
    'with dots of one address': (random) => {
      const name = `demo${String(random()).slice(2, 10)}`;
      return sendManyRequests(
        (at) => `${name.slice(0, at + 1)}.${name.slice(at + 1)}@gmail.com`,
        5,
      );
    },
    'behind many proxies': () => sendManyRequests(() => createEmail('demo'), 12, 'x-forwarded-for'),
    'behind many gateways': () =>
      sendManyRequests(() => createEmail('demo'), 12, 'cf-connecting-ip'),
  },
  'words of the sender’s choice in mails': {
    'a line break in the name': () => sendRequest({ name: 'Asha\nBcc: everybody@example.com' }),
    'an escape sequence in the company': () => sendRequest({ company: 'Monsoon\u001b[2J' }),
    'two recipients': () => sendRequest({ email: 'a@example.com,b@example.com' }),
    'a turned writing direction': () => sendRequest({ name: 'Asha \u202egnp.exe' }),
    'a novel as message': (random) => sendRequest({ message: noise(random).repeat(400) }),
  },
  'forged reports': {
    'a row of the table': () => report({ ...load, 'service.name': 'x\nmarketing  y  live  9999' }),
    'an escape sequence': () => report({ ...load, 'service.version': '\u001b[2J' }),
    'words about a person': () => report({ ...load, email: 'asha@example.com' }),
    'a report of a megabyte': (random) =>
      report({ ...load, 'site.page': noise(random).repeat(4000) }),
    'a number that is none': () => report({ ...load, 'site.duration': '1e999' }),
  },
  'a flood of reports': {
    'from one address': () => floodCollector(),
    'behind many proxies': () => floodCollector('x-forwarded-for'),
    'behind many gateways': () => floodCollector('cf-connecting-ip'),
  },
  'closed doors': {
    'the list of members': () => asMember('/auth/v1/admin/users', { method: 'GET' }),
    'the queue of mails': () => asMember('/rest/v1/demo_notifications', { method: 'GET' }),
    'the table of reports': () => asMember('/rest/v1/health_events', { method: 'GET' }),
    'the worker of the outbox': () => asMember('/functions/v1/notify-demo', { body: {} }),
    'the collected reports': (random) =>
      asMember('/functions/v1/health?since=2026-01-01', { method: 'GET', key: noise(random) }),
    'the rules of the host': () => asVisitor(`${siteUrl}/headers.json`),
    'the code for composing': () => asVisitor('http://localhost:3001/descriptor.json'),
  },
};

async function asMember(
  path: string,
  call: Parameters<Caller['call']>[1],
): Promise<HostileOutcome> {
  const { session } = await createMember();
  return toOutcome(await new Caller().call(path, { token: session.access_token, ...call }));
}

async function asVisitor(url: string): Promise<HostileOutcome> {
  return toOutcome(await new Caller().call(url, { method: 'GET' }));
}

async function readProfiles(token: string): Promise<HostileOutcome> {
  return toOutcome(await new Caller().call('/rest/v1/profiles', { method: 'GET', token }));
}

function forge(header: object, signature: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { role: 'postgres', aud: 'authenticated', exp: 4_102_444_800 };
  return `${encode(header)}.${encode(claims)}.${signature}`;
}

function noise(random: () => number): string {
  return Buffer.from(Array.from({ length: 24 }, () => random() * 256)).toString('base64url');
}

const demoRequest = {
  name: 'Asha Rao',
  company: 'Monsoon Pictures',
  phone: '9876543210',
  companySize: '250+',
  message: 'We would like to see the pitch deck.',
};

async function sendRequest(changes: object): Promise<HostileOutcome> {
  const body = { ...demoRequest, email: createEmail('demo'), ...changes };
  return toOutcome(await new Caller().call('/rest/v1/demo_requests', { body }));
}

async function sendManyRequests(
  emailOf: (request: number) => string,
  count = 12,
  header?: string,
): Promise<HostileOutcome> {
  const attacker = new Caller();
  const replies: Reply[] = [];
  for (let at = 0; at < count; at += 1) {
    const headers = header ? { [header]: `198.51.100.${at}` } : {};
    const body = { ...demoRequest, email: emailOf(at) };
    replies.push(await attacker.call('/rest/v1/demo_requests', { body, headers }));
  }
  return lastOf(replies);
}

async function report(event: object): Promise<HostileOutcome> {
  const body = { events: [event] };
  const headers = { 'content-type': 'text/plain' };
  return toOutcome(await new Caller().call(collector, { body, headers }));
}

async function floodCollector(header?: string): Promise<HostileOutcome> {
  const body = { events: Array.from({ length: 30 }, () => load) };
  const attacker = new Caller();
  const replies: Reply[] = [];
  // A minute that begins meanwhile begins a new count.
  for (let at = 0; at < 160 && replies.at(-1)?.status !== 429; at += 1) {
    const headers = header ? { [header]: `198.51.100.${at % 250}` } : {};
    replies.push(await attacker.call(collector, { body, headers }));
  }
  const bystander = await new Caller().call(collector, { body: { events: [load] } });
  const last = lastOf(replies);
  return { ...last, succeeded: last.status !== 429 || bystander.status !== 204 };
}

function lastOf(replies: readonly Reply[]): HostileOutcome {
  const reply = replies.at(-1);
  if (!reply) throw new Error(`Nothing was sent to ${getBackendKeys().apiUrl}.`);
  return toOutcome(reply);
}
