import { renderPage } from '@site/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import faqItems from './faq/faq-items.json';
import AaasPage from './pages/aaas';
import AboutCompanyPage from './pages/about-company';
import AiDisclaimerPage from './pages/ai-disclaimer';
import AiEthicsPolicyPage from './pages/ai-ethics-policy';
import BookDemoPage from './pages/book-demo';
import BusinessPlanPage from './pages/business-plan';
import EducationalInstitutionsPage from './pages/educational-institutions';
import FaqPage from './pages/faq';
import FilmFestivalPage from './pages/film-festival-marketing';
import IndustryProfessionalsPage from './pages/industry-professionals';
import LandingPage from './pages/landing';
import OrganizationsPage from './pages/organizations';
import PitchDeckPage from './pages/pitch-deck';
import PricingPage from './pages/pricing';
import PrivacyPolicyPage from './pages/privacy-policy';
import TermsOfServicePage from './pages/terms-of-service';

/** The facts of the product specification, one assertion each. */
const pages: Record<string, ComponentType> = {
  '/': LandingPage,
  '/pitch-deck': PitchDeckPage,
  '/business-plan': BusinessPlanPage,
  '/industry-professionals': IndustryProfessionalsPage,
  '/organizations': OrganizationsPage,
  '/educational-institutions': EducationalInstitutionsPage,
  '/film-festival-marketing': FilmFestivalPage,
  '/aaas': AaasPage,
  '/pricing': PricingPage,
  '/faq': FaqPage,
  '/book-demo': BookDemoPage,
  '/about-company': AboutCompanyPage,
  '/privacy-policy': PrivacyPolicyPage,
  '/terms-of-service': TermsOfServicePage,
  '/ai-ethics-policy': AiEthicsPolicyPage,
  '/ai-disclaimer': AiDisclaimerPage,
};

function open(path: string, launch: 'preview' | 'open' = 'preview') {
  const Page = pages[path.replace(/\?.*/, '')];
  if (!Page) throw new Error(`There is no page at ${path}.`);
  return renderPage(<Page />, { path, settings: { launch } });
}

test.each([
  ['/', 'Integrated SaaS & Agent Model (ISAM)'],
  ['/pitch-deck', 'Attract Investors with Your Pitch Deck'],
  ['/faq', 'Frequently Asked Questions'],
  ['/educational-institutions', 'Storytelling for Educational Institutions'],
  ['/business-plan', 'Dreaming of making your mark in the screen industries?'],
  ['/film-festival-marketing', 'Marketing Strategies for a Successful Film Festival'],
  ['/aaas', 'AI-Powered Financial Intelligence'],
  ['/pricing', 'Pricing Plans'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/ai-ethics-policy', 'Fair Use & AI Ethics Policy'],
  ['/ai-disclaimer', 'AI Disclaimer'],
])('%s is headed "%s"', (path, heading) => {
  open(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveProperty('textContent', heading);
});

test.each([
  ['/', 'Industry Standard'],
  ['/', 'Visually Compelling Outputs'],
  ['/', 'Story-Driven Intelligence'],
  ['/', 'Effortless Creation'],
  ['/pitch-deck', 'Film'],
  ['/pitch-deck', 'Streaming'],
  ['/pitch-deck', 'Indie'],
  ['/pitch-deck', 'Documentary'],
  ['/educational-institutions', 'The admissions-to-alumni journey'],
  ['/educational-institutions', 'Gamified video solutions'],
  ['/educational-institutions', 'Cross-department automation'],
  ['/business-plan', 'Research the Market'],
  ['/business-plan', 'Plan Your Development'],
  ['/business-plan', 'Plan Your Budget'],
  ['/business-plan', 'Market Your Project'],
  ['/film-festival-marketing', 'Plan'],
  ['/film-festival-marketing', 'Ponder'],
  ['/film-festival-marketing', 'Prep'],
  ['/film-festival-marketing', 'EPK templates'],
  ['/aaas', 'Custom Database'],
  ['/aaas', 'Studio Slate Financing Model'],
  ['/aaas', 'Revenue & Distribution Strategy'],
  ['/aaas', 'Investor Portfolio Management'],
  ['/book-demo', 'Book a Demo'],
])('%s has a block "%s"', (path, heading) => {
  open(path);
  expect(screen.getByRole('heading', { name: heading })).not.toBeNull();
});

test.each([
  [
    'film',
    ['Title', 'Logline', 'Synopsis', 'Budget', 'Visual Style', 'Audience', 'Cast', 'Contact'],
  ],
  ['film', ['Investor Recoupment Waterfall']],
  [
    'indie',
    ['One-slide synopsis', 'Mood board', 'Team slide', 'Distribution slide', 'Simple budget'],
  ],
  ['indie', ['Above-the-line', 'Pre-production', 'Production', 'Post', 'Marketing']],
  ['documentary', ['Story', 'Theme', 'Visual Style', 'Budget', 'Timeline']],
])('The %s block of the pitch-deck page names %s', (id, terms) => {
  const { container } = open('/pitch-deck');
  const block = within(container.querySelector<HTMLElement>(`#${id}`)!);
  expect(
    terms.map((term) => block.getByText(term, { selector: 'dt, strong' }).textContent),
  ).toEqual(terms);
});

test.each([
  '/',
  '/pitch-deck',
  '/educational-institutions',
  '/business-plan',
  '/film-festival-marketing',
  '/aaas',
])('%s leads to the demo request by a button "Book a Demo"', (path) => {
  open(path);
  const [first] = screen.getAllByRole('link', { name: 'Book a Demo' });
  expect(first?.getAttribute('href')).toBe('/book-demo');
});

test.each(['/', '/pitch-deck'])(
  '%s shows "Get Started For Free" disabled before launch',
  (path) => {
    open(path);
    expect(screen.getByRole('button', { name: 'Get Started For Free' })).toHaveProperty(
      'disabled',
      true,
    );
  },
);

test.each(['/', '/pitch-deck'])(
  '%s leads "Get Started For Free" to the sign-up form after launch',
  (path) => {
    open(path, 'open');
    const start = screen.getByRole('link', { name: 'Get Started For Free' });
    expect(start.getAttribute('href')).toBe('/login?mode=signup');
  },
);

test('The landing page says why, in a section of that name', () => {
  open('/');
  expect(screen.getByRole('heading', { level: 2, name: /^Why/ })).not.toBeNull();
});

test('The intro film has controls and a poster', () => {
  const { container } = open('/');
  const film = container.querySelector('video');
  expect([film?.controls, film?.hasAttribute('poster')]).toEqual([true, true]);
});

test('The intro film asks to load anew when it ends', () => {
  const { container } = open('/');
  expect(container.querySelector('video')?.hasAttribute('data-rewind-on-end')).toBe(true);
});

test('The FAQ has 13 questions', () => {
  const { container } = open('/faq');
  expect(faqItems).toHaveLength(13);
  const questions = Array.from(container.querySelectorAll('summary'), (each) => each.textContent);
  expect(questions).toEqual(faqItems.map(({ question }) => question));
});

test('The track of the FAQ leads to a topic with its questions', () => {
  const { container } = open('/faq');
  const track = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = track.getAllByRole('link');
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const topic = container.querySelector(link.getAttribute('href') ?? '');
    expect(topic?.querySelector('h2')?.textContent).toBe(link.textContent);
    expect(topic?.querySelectorAll('details').length).toBeGreaterThan(1);
  }
});

test('At least three answers of the FAQ are lists', () => {
  const { container } = open('/faq');
  expect(container.querySelectorAll('details ul').length).toBeGreaterThanOrEqual(3);
});

test.each([
  'AaaS',
  'Multiple Departments',
  'Content Creation & Marketing',
  'Market Research & Analytics',
])('The FAQ has the bold lead-in "%s"', (label) => {
  open('/faq');
  expect(screen.getAllByText(label).map(({ tagName }) => tagName)).toContain('STRONG');
});

test.each([
  [
    'that support is by email and a business messaging app',
    /By email and on a business messaging app/,
  ],
  ['that data is encrypted and stored securely', /encrypted and stored securely/],
  ['that there is a Bronze plan', /^Bronze$/],
  ['that there is a Silver plan', /^Silver$/],
  ['that there is a Platinum plan', /^Platinum$/],
  ['that the free plan includes one free project', /Yes. The free plan includes one free project/],
])('The FAQ says %s', (_fact, text) => {
  open('/faq');
  expect(screen.getByText(text)).not.toBeNull();
});

test.each(['/privacy-policy', '/terms-of-service', '/ai-ethics-policy', '/ai-disclaimer'])(
  '%s says when it took effect and when it was updated',
  (path) => {
    open(path);
    expect(screen.getByText('Effective 11/02/2025 · Updated 21/04/2025')).not.toBeNull();
  },
);

test.each([
  ['all payments are final, without refunds', 'All payments are final. There are no refunds'],
  ['AaaS terms are non-transferable', 'Non-transferable'],
  ['AaaS terms have no early cancellation', 'No early cancellation'],
])('The terms say that %s', (_fact, text) => {
  open('/terms-of-service');
  expect(screen.getByText(text).tagName).toBe('STRONG');
});

test.each(['/privacy-policy', '/terms-of-service'])('The company page links to %s', (target) => {
  const { container } = open('/about-company');
  expect(container.querySelector(`a[href="${target}"]`)).not.toBeNull();
});

test.each([
  ['/industry-professionals', '/film-festival-marketing'],
  ['/pricing', '/film-festival-marketing'],
  ['/organizations', '/aaas'],
  ['/pricing', '/aaas'],
])('%s links to %s', (path, target) => {
  const { container } = open(path);
  expect(container.querySelector(`a[href="${target}"]`)).not.toBeNull();
});

test('Every page has exactly one main heading', () => {
  const counts = Object.keys(pages).map((path) => {
    const { container, unmount } = open(path);
    const count = container.querySelectorAll('h1').length;
    unmount();
    return count;
  });
  expect(new Set(counts)).toEqual(new Set([1]));
});
