import type { Fault } from './apply-fault';
import type { Resource } from './resource';

/** A page as a visitor asks for it, and how they know that it is there. */
export type FaultTarget = { path: string; heading: RegExp; remote: RegExp; asMember?: true };

type NavigationKind = 'first load' | 'navigation';

export type FaultCase = {
  name: string;
  resource: Resource;
  fault: Fault;
  navigation: NavigationKind;
  target: FaultTarget;
};

const marketing = /:3001\/|:3000\//;
const account = /:3002\/|:3000\//;
const editor = /:3003\/|:3000\//;

const pages = {
  faq: { path: '/faq', heading: /^Frequently Asked Questions$/, remote: marketing },
  pricing: { path: '/pricing', heading: /^Pricing Plans$/, remote: marketing },
  forgot: { path: '/forgot', heading: /^Forgot your password\?$/, remote: account },
  login: { path: '/login', heading: /^Welcome back$/, remote: account },
  setup: { path: '/setup', heading: /./, remote: account },
  dashboard: { path: '/dashboard', heading: /./, remote: account, asMember: true },
  editor: { path: '/editor', heading: /./, remote: editor, asMember: true },
} satisfies Record<string, FaultTarget>;

// The code of `faq` never comes: its page is only read.
const { faq, pricing, forgot, login, setup, dashboard } = pages;

/** Every way in which a file may not come, or come as something else. */
const onTheWay: Fault[] = [
  'refused',
  '404',
  '500',
  'HTML instead',
  'cut',
  'wrong hash',
  'late',
  'never answers',
];
const inCode: Fault[] = ['throws at load'];

/** Which parts are broken how, on the way to which pages. */
const groups: { part: Resource; faults: Fault[]; first?: FaultTarget[]; next?: FaultTarget[] }[] = [
  { part: 'shell script', faults: [...onTheWay, ...inCode], first: [faq, login, setup, dashboard] },
  {
    part: 'federation runtime',
    faults: [...onTheWay, ...inCode],
    first: [pricing, dashboard],
    next: [forgot],
  },
  {
    part: 'entry',
    faults: [...onTheWay, ...inCode],
    first: [pricing, setup, dashboard],
    next: [pricing, forgot, dashboard],
  },
  {
    part: 'page chunk',
    faults: [...onTheWay, ...inCode, 'throws at render'],
    first: [pricing, setup, dashboard],
    next: [pricing, forgot, setup],
  },
  { part: 'style', faults: onTheWay, first: [setup, dashboard], next: [pricing, forgot] },
  {
    part: 'on-demand chunk',
    faults: [...onTheWay, ...inCode],
    first: [dashboard],
    next: [dashboard],
  },
  { part: 'supabase chunk', faults: onTheWay, first: [dashboard], next: [dashboard] },
  { part: 'registry', faults: onTheWay, next: [pricing] },
  { part: 'site data', faults: ['404', 'HTML instead', 'cut', 'wrong hash'], first: [faq, setup] },
];

export const faultCases: FaultCase[] = groups.flatMap(({ part, faults, first = [], next = [] }) =>
  faults.flatMap((fault) => [
    ...first.map((target) => caseOf({ resource: part, fault, navigation: 'first load', target })),
    ...next.map((target) => caseOf({ resource: part, fault, navigation: 'navigation', target })),
  ]),
);

function caseOf(facts: Omit<FaultCase, 'name'>): FaultCase {
  const { resource, fault, navigation, target } = facts;
  return { ...facts, name: `${resource} · ${fault} · ${navigation} · ${target.path}` };
}
