import { faultCases } from './faults/fault-cases';
import { formCases } from './faults/form-cases';
import { testFaults } from './faults/test-faults';

/** One case of each kind that has gone wrong before; `npm run test:long` runs them all. */
const sample = new Set([
  'shell script · refused · first load · /faq',
  'shell script · wrong hash · first load · /login',
  'federation runtime · refused · first load · /pricing',
  'entry · refused · first load · /pricing',
  'entry · 404 · first load · /dashboard',
  'entry · throws at load · navigation · /pricing',
  'page chunk · 500 · navigation · /setup',
  'page chunk · cut · navigation · /pricing',
  'style · never answers · first load · /setup',
  'on-demand chunk · refused · first load · /dashboard',
  'supabase chunk · refused · first load · /dashboard',
  'site data · cut · first load · /setup',
  'rest · refused · form · /book-demo',
  'storage blocked · form · /login',
]);

/** Takes long, because something never answers or is asked for several times. */
const slowSample = new Set([
  'shell script · refused · first load · /dashboard',
  'shell script · throws at load · first load · /setup',
  'shell script · never answers · first load · /setup',
  'federation runtime · never answers · first load · /dashboard',
  'federation runtime · throws at load · navigation · /forgot',
  'entry · wrong hash · navigation · /pricing',
  'entry · never answers · navigation · /forgot',
  'page chunk · throws at render · first load · /pricing',
  'page chunk · throws at render · navigation · /forgot',
  'style · 404 · navigation · /pricing',
  'on-demand chunk · never answers · navigation · /dashboard',
  'functions · never answers · form · /setup',
]);

for (const { names, ...tier } of [{ names: sample }, { names: slowSample, tag: '@slow' }])
  testFaults({
    cases: faultCases.filter(({ name }) => names.has(name)),
    forms: formCases.filter(({ name }) => names.has(name)),
    ...tier,
  });
