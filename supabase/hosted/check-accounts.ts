import { fieldsOf } from '../local/http/parse-json';
import { callAsVisitor, type HostedCheck, type HostedProject } from './hosted-project';

const PUSH_HINT = 'Run "supabase config push".';

/** Sign-in methods of the project and of the site's settings. */
export const signInMethodsCheck: HostedCheck = {
  name: 'Ways to sign in',
  async findDifferences(project) {
    const { status, body } = await callAsVisitor(project, '/auth/v1/settings');
    if (status !== 200) return [`The settings of the accounts cannot be read (${status}).`];
    const external = fieldsOf(body['external']);
    const expected: Record<string, boolean> = {
      email: true,
      phone: false,
      anonymous_users: false,
      google: project.providers.includes('google'),
      github: project.providers.includes('github'),
    };
    const differences = Object.entries(expected)
      .filter(([name, isOn]) => (external[name] ?? false) !== isOn)
      .map(
        ([name, isOn]) =>
          `Signing in by ${name} is ${isOn ? 'off, and the site offers it' : 'on, and the site does not offer it'}. Change it in Authentication → Sign In / Providers.`,
      );
    if (body['disable_signup'] !== false) differences.push(`Nobody can sign up. ${PUSH_HINT}`);
    if (body['mailer_autoconfirm'] !== false)
      differences.push(`New addresses are not confirmed by mail. ${PUSH_HINT}`);
    return differences;
  },
};

/** Password rule of the project and of the site. */
export const passwordRuleCheck: HostedCheck = {
  name: 'Password rule',
  async findDifferences(project) {
    const tooWeak = { 'seven characters': 'Aa1!aaa', 'no special character': 'Aa1aaaaaa' };
    const incomplete = { 'no digit': 'Aaa!aaaaa', 'no capital': 'aa1!aaaaa' };
    const differences: string[] = [];
    for (const [description, password] of Object.entries({ ...tooWeak, ...incomplete })) {
      const { code } = await trySignUp(project, password);
      if (code !== 'weak_password')
        differences.push(`A password with ${description} is accepted. ${PUSH_HINT}`);
    }
    for (const character of '!@#?[]') {
      const { code, message } = await trySignUp(project, `Kerala${character}77`);
      if (code === 'weak_password')
        differences.push(
          `A password with ${character} is refused (${message}), and the site accepts it. ${PUSH_HINT}`,
        );
    }
    return differences;
  },
};

/** Uses an invalid address, so that no account is created: GoTrue validates the password first. */
async function trySignUp(project: HostedProject, password: string) {
  const { body } = await callAsVisitor(project, '/auth/v1/signup', {
    method: 'POST',
    body: { email: 'no-address', password },
  });
  return { code: body['error_code'], message: textOf(body['msg']) };
}

/** Allowed redirect URLs: those of the site, and no others. */
export const redirectUrlsCheck: HostedCheck = {
  name: 'Addresses that mail links may lead to',
  async findDifferences(project) {
    const differences: string[] = [];
    for (const path of ['/auth-callback', '/reset-password']) {
      const expected = project.siteUrl + path;
      const target = await findRedirectTarget(project, expected);
      if (target === undefined) return [];
      if (!target.startsWith(expected))
        differences.push(
          `A mail link for ${expected} leads to ${target || 'nowhere'}. Add the address in Authentication → URL Configuration.`,
        );
    }
    for (const foreign of ['https://evil.example/', `https://evil.example/?${project.siteUrl}/`]) {
      const target = await findRedirectTarget(project, foreign);
      if (target && URL.canParse(target) && new URL(target).host === new URL(foreign).host)
        differences.push(
          `A mail link may lead to ${foreign}: the list of addresses has a pattern that is too wide. Name exact addresses in Authentication → URL Configuration.`,
        );
    }
    return differences;
  },
};

/**
 * Opens a link with an invalid token, which redirects to the same URL as a valid one, with an error.
 * @returns `undefined` where links are spent by POST only, as in the embedded backend
 */
async function findRedirectTarget(
  project: HostedProject,
  redirect: string,
): Promise<string | undefined> {
  const query = new URLSearchParams({ type: 'signup', token: 'no-token', redirect_to: redirect });
  const { status, headers } = await callAsVisitor(project, `/auth/v1/verify?${query.toString()}`);
  if (status === 405) return undefined;
  return headers.get('location') ?? '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
