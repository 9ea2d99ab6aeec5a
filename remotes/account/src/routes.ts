import type { RouteDeclaration } from '@site/contract';

/** Kept out of the sitemap: visitors reach these pages from the header and other pages. */
const unlisted = { access: 'public', chrome: 'site', isIndexable: false, update: 'ask' } as const;
/** Pages without data, prerendered as static HTML. */
const formPage = { ...unlisted, prerender: true } as const;
/** Pages that depend on the session or on one-time codes: never prerendered. */
const sessionPage = { ...unlisted, prerender: false } as const;

/** Routes of the account remote. */
export const routes = [
  {
    id: 'login',
    path: '/login',
    isSignIn: true,
    page: './pages/login',
    title: 'Sign in or create an account · {brand}',
    description:
      'Sign in to your {brand} account with e-mail and password, or create one: it takes a name, an address and one confirmation mail.',
    links: [
      { placement: 'visitor', label: 'Login' },
      { placement: 'visitor', label: 'Signup', search: '?mode=signup' },
    ],
    ...formPage,
  },
  {
    id: 'confirm',
    path: '/confirm',
    page: './pages/confirm',
    hasSecretUrl: true,
    title: 'Check your e-mail · {brand}',
    description:
      'Your {brand} account is almost ready: open the link in the confirmation mail that we have sent to you, or ask for a new one here.',
    ...formPage,
  },
  {
    id: 'forgot',
    path: '/forgot',
    aliases: ['/forgot-password'],
    page: './pages/forgot',
    title: 'Forgot your password? · {brand}',
    description:
      'Tell us the e-mail address of your {brand} account and we send you a link with which you can choose a new password within the hour.',
    ...formPage,
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    page: './pages/reset-password',
    hasSecretUrl: true,
    title: 'Choose a new password · {brand}',
    description:
      'Choose a new password for your {brand} account, with the link from our mail. A link that has expired can be replaced on this page.',
    ...formPage,
  },
  {
    id: 'auth-callback',
    path: '/auth-callback',
    page: './pages/auth-callback',
    hasSecretUrl: true,
    title: 'Authenticating · {brand}',
    description:
      'The step between a link from our mail, or another sign-in service, and your account.',
    ...sessionPage,
  },
  {
    id: 'mediator',
    path: '/mediator',
    page: './pages/mediator',
    title: 'Processing authentication · {brand}',
    description: 'The step after signing in that leads to your set-up or to your dashboard.',
    ...sessionPage,
  },
  {
    id: 'setup',
    path: '/setup',
    page: './pages/setup',
    title: 'Start with your logline · {brand}',
    description: 'Turn the logline of your project into a synopsis that you can edit and keep.',
    ...sessionPage,
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    page: './pages/dashboard',
    title: 'Dashboard · {brand}',
    description: 'Your synopses, your profile and the settings of your account.',
    links: [{ placement: 'member', label: 'Dashboard' }],
    update: 'ask',
    access: 'member',
    chrome: 'bare',
    prerender: false,
  },
] satisfies RouteDeclaration[];
