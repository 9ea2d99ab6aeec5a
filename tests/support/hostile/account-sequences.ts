import { findMails, findActionLink, waitForMail } from '../mailbox';
import { createEmail, createMember } from '../members';
import { Caller, type HostileOutcome, toOutcome } from './hostile-sequence';

type Variations = Record<string, (random: () => number) => Promise<HostileOutcome>>;

type Member = Awaited<ReturnType<typeof createMember>>;

const newPassword = 'Daylight2@';

/** Takes over an account, with a stolen access token or a link from before its owner reacted. */
export const takeovers: Record<string, Variations> = {
  'a new address with a stolen token': {
    'opens the link in the own mailbox': () => changeAddress(['POST']),
    'opens it as mail programs of other projects do': () => changeAddress(['GET']),
    'opens it twice': () => changeAddress(['POST', 'POST']),
    'opens it in both ways': () => changeAddress(['GET', 'POST']),
    'scans it first': () => changeAddress(['HEAD', 'POST', 'GET']),
  },
  'a link from before': {
    async 'to a new address, after the owner reset the password'() {
      const { owner, thiefLink } = await requestChange();
      const reset = await new Caller().verify(await recoveryLinkOf(owner));
      await setPassword(String(reset.body['access_token']));
      return toOutcome(await new Caller().verify(thiefLink));
    },
    async 'to a new address, after the owner changed the password'() {
      const { owner, thiefLink } = await requestChange();
      await setPassword(owner.session.access_token);
      return toOutcome(await new Caller().verify(thiefLink));
    },
    async 'to a new password, after the owner changed it'() {
      const owner = await createMember();
      const link = await recoveryLinkOf(owner);
      await setPassword(owner.session.access_token);
      return toOutcome(await new Caller().verify(link));
    },
    async 'to a new password, a second time'() {
      const link = await recoveryLinkOf(await createMember());
      await new Caller().verify(link);
      return toOutcome(await new Caller().verify(link));
    },
    async 'that confirmed the account'() {
      const { email } = await createMember();
      return toOutcome(await new Caller().verify(linkIn(await waitForMail(email))));
    },
  },
  'codes that nobody was sent': {
    'to a new password': (random) => guessCodes(random, 'recovery'),
    'of a sign-in by mail': (random) => guessCodes(random, 'email'),
    'to a new address': (random) => guessCodes(random, 'email_change'),
    'of a confirmation': (random) => guessCodes(random, 'signup'),
    'of an invitation': (random) => guessCodes(random, 'invite'),
  },
  'guessed passwords': {
    'from a list': (random) => guessPasswords(random, (email) => email),
    'with the address in capitals': (random) =>
      guessPasswords(random, (email) => email.toUpperCase()),
    'with the address in both cases': (random) =>
      guessPasswords(random, (email, at) => (at % 2 === 0 ? email : email.toUpperCase())),
    'behind a proxy that does not exist': (random) =>
      guessPasswords(random, (email) => email, 'x-forwarded-for'),
    'behind a gateway that does not exist': (random) =>
      guessPasswords(random, (email) => email, 'cf-connecting-ip'),
  },
  'many mails to one address': {
    'about the password': () => sendManyMails('/auth/v1/recover'),
    'to sign in': () => sendManyMails('/auth/v1/otp', { create_user: false }),
    'about the confirmation': () => sendManyMails('/auth/v1/resend', { type: 'signup' }),
    'in other spellings': () =>
      sendManyMails('/auth/v1/recover', {}, (email) => email.toUpperCase()),
    'from many addresses': () =>
      sendManyMails('/auth/v1/recover', {}, undefined, () => new Caller()),
  },
};

interface Link {
  type: string;
  token_hash: string;
}

function linkIn(mail: Parameters<typeof findActionLink>[0]): Link {
  const { searchParams } = new URL(findActionLink(mail));
  return { type: searchParams.get('type') ?? '', token_hash: searchParams.get('token_hash') ?? '' };
}

async function requestChange(): Promise<{ owner: Member; thief: string; thiefLink: Link }> {
  const [owner, thief] = [await createMember(), createEmail('thief')];
  const token = owner.session.access_token;
  await new Caller().call('/auth/v1/user', { method: 'PUT', token, body: { email: thief } });
  return { owner, thief, thiefLink: linkIn(await waitForMail(thief)) };
}

async function changeAddress(methods: readonly string[]): Promise<HostileOutcome> {
  const { owner, thief, thiefLink } = await requestChange();
  for (const method of methods) {
    const query = new URLSearchParams({ token: thiefLink.token_hash, type: thiefLink.type });
    if (method === 'POST') await new Caller().verify(thiefLink);
    else await new Caller().call(`/auth/v1/verify?${query.toString()}`, { method });
  }
  const owned = await new Caller().signIn(owner.email, owner.password);
  const stolen = await new Caller().signIn(thief, owner.password);
  return toOutcome(stolen, stolen.status < 400 || owned.status !== 200);
}

async function recoveryLinkOf({ email }: Member): Promise<Link> {
  await new Caller().call('/auth/v1/recover', { body: { email } });
  return linkIn(await waitForMail(email, 'Choose a new password'));
}

async function setPassword(token: string): Promise<void> {
  const body = { password: newPassword };
  const reply = await new Caller().call('/auth/v1/user', { method: 'PUT', token, body });
  if (reply.status !== 200) throw new Error(`The owner could not react: ${reply.text}`);
}

async function guessCodes(random: () => number, type: string): Promise<HostileOutcome> {
  const { email } = await createMember();
  const attacker = new Caller();
  const replies = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const digits = String(random()).slice(2, 12);
    replies.push(await attacker.verify({ type, email, token: digits }));
  }
  return worstOf(replies);
}

async function guessPasswords(
  random: () => number,
  spell: (email: string, guess: number) => string,
  header?: string,
): Promise<HostileOutcome> {
  const { email } = await createMember();
  const attacker = new Caller();
  const replies = [];
  for (let guess = 0; guess < 24; guess += 1) {
    const body = { email: spell(email, guess), password: `Guess${Math.floor(random() * 1e6)}!a` };
    const headers = header ? { [header]: `198.51.100.${guess}` } : {};
    const path = '/auth/v1/token?grant_type=password';
    replies.push(await attacker.call(path, { body, headers }));
  }
  const isUnlimited = replies.at(-1)?.status !== 429;
  const worst = worstOf(replies);
  return { ...worst, succeeded: worst.succeeded || isUnlimited };
}

async function sendManyMails(
  path: string,
  more: object = {},
  spell: (email: string) => string = (email) => email,
  choose: (attacker: Caller) => Caller = (attacker) => attacker,
): Promise<HostileOutcome> {
  const { email } = await createMember();
  const attacker = new Caller();
  const before = (await findMails(`to:${email}`)).length;
  const body = { email: spell(email), ...more };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => choose(attacker).call(path, { body })),
  );
  // An email of another kind leaves after those of the attacker.
  const last = await new Caller().signIn(email, 'Tungsten1!');
  const sent = (await findMails(`to:${email}`)).length - before;
  const refused = replies.filter(({ status }) => status === 429);
  const succeeded = sent > 1 || refused.length < 7 || last.status !== 200;
  return toOutcome(refused[0] ?? last, succeeded);
}

/** The reply that got furthest; otherwise the last one. */
function worstOf(replies: Parameters<typeof toOutcome>[0][]): HostileOutcome {
  const reply = replies.find(({ status }) => status < 400) ?? replies.at(-1);
  if (!reply) throw new Error('Nothing was sent.');
  return toOutcome(reply);
}
