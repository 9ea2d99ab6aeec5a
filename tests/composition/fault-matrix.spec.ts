import { faultCases } from './faults/fault-cases';
import { formCases } from './faults/form-cases';
import { testFaults } from './faults/test-faults';

/** One case of each kind that has gone wrong before; `npm run test:long` runs them all. */
const sample = new Set([
  'shell script · refused · first load · /faq',
  'shell script · refused · first load · /dashboard',
  'shell script · wrong hash · first load · /login',
  'shell script · throws at load · first load · /setup',
  'shell script · never answers · first load · /setup',
  'federation runtime · refused · first load · /pricing',
  'federation runtime · never answers · first load · /dashboard',
  'federation runtime · throws at load · navigation · /forgot',
  'entry · refused · first load · /pricing',
  'entry · 404 · first load · /dashboard',
  'entry · wrong hash · navigation · /pricing',
  'entry · never answers · navigation · /forgot',
  'entry · throws at load · navigation · /pricing',
  'page chunk · 500 · navigation · /setup',
  'page chunk · cut · navigation · /pricing',
  'page chunk · throws at render · first load · /pricing',
  'page chunk · throws at render · navigation · /forgot',
  'style · 404 · navigation · /pricing',
  'style · never answers · first load · /setup',
  'on-demand chunk · refused · first load · /dashboard',
  'on-demand chunk · never answers · navigation · /dashboard',
  'supabase chunk · refused · first load · /dashboard',
  'site data · cut · first load · /setup',
  'rest · refused · form · /book-demo',
  'functions · never answers · form · /setup',
  'storage blocked · form · /login',
]);

testFaults(
  faultCases.filter(({ name }) => sample.has(name)),
  formCases.filter(({ name }) => sample.has(name)),
);
