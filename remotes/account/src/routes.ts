import type { RouteDeclaration } from '@site/contract';

/** Nobody looks for these pages in a search engine; a way to them stands on the pages that one finds. */
const unlisted = { access: 'public', chrome: 'site', listed: false } as const;
/** Pure shells: they hold no data, so they are written as static HTML and paint at once. */
const form = { ...unlisted, prerender: true } as const;
/** Steps that depend on who is here and on one-time codes: never written as static HTML. */
const step = { ...unlisted, prerender: false } as const;

/** Every page of the account area. */
export const routes = [
  {
    id: 'login',
    path: '/login',
    page: './pages/login',
    title: 'Sign in or create an account · ISAM',
    description:
      'Sign in to your ISAM account with e-mail and password, or create one: it takes a name, an address and one confirmation mail.',
    ...form,
  },
  {
    id: 'confirm',
    path: '/confirm',
    page: './pages/confirm',
    title: 'Check your e-mail · ISAM',
    description:
      'Your ISAM account is almost ready: open the link in the confirmation mail that we have sent to you, or ask for a new one here.',
    ...form,
  },
  {
    id: 'forgot',
    path: '/forgot',
    page: './pages/forgot',
    title: 'Forgot your password? · ISAM',
    description:
      'Tell us the e-mail address of your ISAM account and we send you a link with which you can choose a new password within the hour.',
    ...form,
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    page: './pages/reset-password',
    title: 'Choose a new password · ISAM',
    description:
      'Choose a new password for your ISAM account, with the link from our mail. A link that has expired can be replaced on this page.',
    ...form,
  },
  {
    id: 'auth-callback',
    path: '/auth-callback',
    page: './pages/auth-callback',
    title: 'Authenticating · ISAM',
    description:
      'The step between a link from our mail, or another sign-in service, and your account.',
    ...step,
  },
  {
    id: 'mediator',
    path: '/mediator',
    page: './pages/mediator',
    title: 'Processing authentication · ISAM',
    description: 'The step after signing in that leads to your set-up or to your dashboard.',
    ...step,
  },
  {
    id: 'setup',
    path: '/setup',
    page: './pages/setup',
    title: 'Start with your logline · ISAM',
    description: 'Turn the logline of your project into a synopsis that you can edit and keep.',
    ...step,
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    page: './pages/dashboard',
    title: 'Dashboard · ISAM',
    description: 'Your synopses, your profile and the settings of your account.',
    access: 'member',
    chrome: 'bare',
    prerender: false,
  },
] satisfies RouteDeclaration[];
