import type { RouteDeclaration, SlotDeclaration } from '@site/contract';

export { settings } from './settings';

/** Kept out of the sitemap: visitors reach these pages from the header and other pages. */
const unlisted = { access: 'public', chrome: 'site', isIndexable: false, update: 'ask' } as const;
/** Pages without data, prerendered as static HTML. */
const formPage = { ...unlisted, prerender: true } as const;
/** Forms that depend on nothing but what is typed: many visitors only look at them, or go on to another. */
const plainForm = { ...formPage, hydrate: 'on-intent' } as const;
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
      'Sign in to your {brand} account with email and password, or create one: it takes a name, an address and one confirmation email.',
    links: [
      { placement: 'visitor', label: 'Login', translations: { hi: { label: 'लॉग इन' } } },
      {
        placement: 'visitor',
        label: 'Signup',
        search: '?mode=signup',
        translations: { hi: { label: 'साइन अप' } },
      },
    ],
    ...plainForm,
  },
  {
    id: 'confirm',
    path: '/confirm',
    page: './pages/confirm',
    hasSecretUrl: true,
    title: 'Check your email · {brand}',
    description:
      'Your {brand} account is almost ready: open the link in the confirmation email we sent you, or request a new one here.',
    ...formPage,
  },
  {
    id: 'forgot',
    path: '/forgot',
    aliases: ['/forgot-password'],
    page: './pages/forgot',
    title: 'Forgot your password? · {brand}',
    description:
      'Tell us the email address of your {brand} account and we send you a link to choose a new password. It works once and for a few minutes.',
    ...plainForm,
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    page: './pages/reset-password',
    hasSecretUrl: true,
    title: 'Choose a new password · {brand}',
    description:
      'Choose a new password for your {brand} account, with the link from our email. You can replace an expired link on this page.',
    ...formPage,
  },
  {
    id: 'auth-callback',
    path: '/auth-callback',
    page: './pages/auth-callback',
    hasSecretUrl: true,
    title: 'Continue to your account · {brand}',
    description:
      'The step between a link in our email, or another sign-in service, and your account.',
    ...sessionPage,
  },
  {
    id: 'mediator',
    path: '/mediator',
    page: './pages/mediator',
    title: 'Processing authentication · {brand}',
    description: 'The step after signing in that leads to setup or to your dashboard.',
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
    links: [{ placement: 'member', label: 'Dashboard', translations: { hi: { label: 'डैशबोर्ड' } } }],
    update: 'ask',
    access: 'member',
    chrome: 'bare',
    prerender: false,
  },
] satisfies RouteDeclaration[];

/** Places in these pages for widgets of other remotes. */
export const slots = [
  // Above the synopses.
  { id: 'dashboard', page: 'dashboard', props: { memberId: 'string' }, budgetKb: 25 },
] as const satisfies readonly SlotDeclaration[];
