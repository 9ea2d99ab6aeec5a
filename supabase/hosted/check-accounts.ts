import { ask, type Check, type Project } from './project';

const push = 'Run "supabase config push".';

export const signInWays: Check = {
  name: 'Ways to sign in',
  async findDifferences(project) {
    const { status, body } = await ask(project, '/auth/v1/settings');
    if (status !== 200) return [`The settings of the accounts cannot be read (${status}).`];
    const external = fieldsOf(body['external']);
    const wanted: Record<string, boolean> = {
      email: true,
      phone: false,
      anonymous_users: false,
      google: project.providers.includes('google'),
      github: project.providers.includes('github'),
    };
    const differences = Object.entries(wanted)
      .filter(([name, isOn]) => (external[name] ?? false) !== isOn)
      .map(
        ([name, isOn]) =>
          `Signing in by ${name} is ${isOn ? 'off, and the site offers it' : 'on, and the site does not offer it'}. Change it in Authentication → Sign In / Providers.`,
      );
    if (body['disable_signup'] !== false) differences.push(`Nobody can sign up. ${push}`);
    if (body['mailer_autoconfirm'] !== false)
      differences.push(`New addresses are not confirmed by mail. ${push}`);
    return differences;
  },
};

export const passwordRule: Check = {
  name: 'Password rule',
  async findDifferences(project) {
    const weak = { 'seven characters': 'Aa1!aaa', 'no special character': 'Aa1aaaaaa' };
    const more = { 'no digit': 'Aaa!aaaaa', 'no capital': 'aa1!aaaaa' };
    const differences: string[] = [];
    for (const [what, password] of Object.entries({ ...weak, ...more })) {
      const { code } = await trySignUp(project, password);
      if (code !== 'weak_password')
        differences.push(`A password with ${what} is accepted. ${push}`);
    }
    for (const character of '!@#?[]') {
      const { code, message } = await trySignUp(project, `Kerala${character}77`);
      if (code === 'weak_password')
        differences.push(
          `A password with ${character} is refused (${message}), and the site accepts it. ${push}`,
        );
    }
    return differences;
  },
};

/** With an address that is none, so that nobody signs up whatever the rule is: passwords are looked at first. */
async function trySignUp(project: Project, password: string) {
  const { body } = await ask(project, '/auth/v1/signup', {
    method: 'POST',
    body: { email: 'no-address', password },
  });
  return { code: body['error_code'], message: textOf(body['msg']) };
}

export const redirectList: Check = {
  name: 'Addresses that mail links may lead to',
  async findDifferences(project) {
    const differences: string[] = [];
    for (const path of ['/auth-callback', '/reset-password']) {
      const wanted = project.siteUrl + path;
      const led = await whereTo(project, wanted);
      if (!led.startsWith(wanted))
        differences.push(
          `A mail link for ${wanted} leads to ${led || 'nowhere'}. Add the address in Authentication → URL Configuration.`,
        );
    }
    for (const foreign of ['https://evil.example/', `https://evil.example/?${project.siteUrl}/`]) {
      const led = await whereTo(project, foreign);
      if (URL.canParse(led) && new URL(led).host === new URL(foreign).host)
        differences.push(
          `A mail link may lead to ${foreign}: the list of addresses has a pattern that is too wide. Name exact addresses in Authentication → URL Configuration.`,
        );
    }
    return differences;
  },
};

/** A link that nobody was sent leads to the same address, with an error. */
async function whereTo(project: Project, redirect: string): Promise<string> {
  const query = new URLSearchParams({ type: 'signup', token: 'no-token', redirect_to: redirect });
  const { headers } = await ask(project, `/auth/v1/verify?${query.toString()}`);
  return headers.get('location') ?? '';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
