import type { Fault } from './apply-fault';
import type { Resource } from './resource';

/** A form of the site, as somebody fills it in. */
export type FormFixture = {
  path: string;
  texts: Record<string, string>;
  choice?: [label: string, option: string];
  button: string;
  /** Message of success. */
  success: RegExp;
  /** Message when no usable response arrives. */
  failure: RegExp;
  /** Message while a slow response is awaited, and the button that tries again. */
  slow?: { word: RegExp; button: string };
  resource: Resource;
  asMember?: true;
};

/** Faults around the page, not of one of its files. */
export type EnvironmentFault =
  | 'storage blocked'
  | 'offline in mid-form'
  | 'clock behind'
  | 'clock ahead';

export type FormCase = {
  name: string;
  form: FormFixture;
  fault?: Fault;
  environmentFault?: EnvironmentFault;
};

const forms: FormFixture[] = [
  {
    path: '/book-demo',
    texts: {
      Name: 'Asha Rao',
      Email: 'asha@example.com',
      Company: 'Salt Road Films',
      Phone: '98765 43210',
      Message: 'A road film that crosses a border in one night.',
    },
    choice: ['Company size', '20-100'],
    button: 'Book a Demo',
    // Many of these run within a minute, so the limit may speak instead.
    success: /Thank you, Asha Rao|already have your requests|Very many requests/,
    failure:
      /^(Failed to submit\. Please try again\.|Something went wrong\. Please try again later\.)$/,
    resource: 'rest',
  },
  {
    path: '/forgot',
    texts: { Email: 'asha@example.com' },
    button: 'Send Reset Link',
    // Several of these ask for the same address within a minute, so the limit may speak instead.
    success: /link has been sent|we can send the next email in/i,
    failure: /^Could not send reset link$/,
    resource: 'auth',
  },
  {
    path: '/login',
    texts: { Email: 'asha@example.com', Password: 'Wrong-1234!' },
    button: 'Sign in',
    success: /Incorrect email or password/,
    failure:
      /^(We couldn’t reach the server|The server couldn’t answer just now|We couldn’t sign you in)\..*try again/,
    resource: 'auth',
  },
  {
    path: '/setup',
    texts: {
      'Enter Your Logline For Generating Synopsis':
        'A retired stunt driver must win one last race to free her daughter.',
    },
    button: 'Generate with AI',
    success: /Generated Synopsis/,
    failure: /^Failed to generate synopsis\./,
    slow: { word: /^This takes longer than usual\. Your logline is kept/, button: 'Try again' },
    resource: 'functions',
    asMember: true,
  },
];

const unanswered: Fault[] = [
  'refused',
  '404',
  '500',
  'HTML instead',
  'cut',
  'late',
  'never answers',
];
const ENVIRONMENT_FAULTS: EnvironmentFault[] = [
  'storage blocked',
  'offline in mid-form',
  'clock behind',
  'clock ahead',
];

export const formCases: FormCase[] = forms.flatMap((form) => [
  ...unanswered.map((fault) => ({
    name: `${form.resource} · ${fault} · form · ${form.path}`,
    form,
    fault,
  })),
  ...ENVIRONMENT_FAULTS
    // Without storage nobody is signed in when the document opens.
    .filter((trouble) => !(form.asMember && trouble === 'storage blocked'))
    .map((trouble) => ({
      name: `${trouble} · form · ${form.path}`,
      form,
      environmentFault: trouble,
    })),
]);
