import { renderPage } from '@site/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PricingPage from '../pages/pricing';
import { findAudienceByKey } from './audience-tabs';
import { readAudience, readPlan, writePricingParams } from './use-pricing-view';

function open(path = '/pricing') {
  return renderPage(<PricingPage />, { path });
}

function panel(name: string) {
  return within(screen.getByRole('tabpanel', { name }));
}

const table = (rows: HTMLElement) =>
  within(rows)
    .getAllByRole('row', { hidden: true })
    .map((row) => row.textContent);

/** Names of the ticked rows of the overview, by plan. */
function ticksByPlan(): Record<string, string[]> {
  const overview = within(screen.getByRole('region', { name: 'All plans side by side' }));
  const plans = overview.getAllByRole('link').map(({ textContent }) => textContent);
  const [, ...rows] = overview.getAllByRole('row');
  return Object.fromEntries(
    plans.map((plan, column) => [
      plan,
      rows
        .filter((row) => within(row).getAllByRole('cell')[column]?.textContent === 'Listed')
        .map((row) => within(row).getByRole('rowheader').textContent),
    ]),
  );
}

test('The subtitle names the four things plans are for', () => {
  open();
  expect(
    screen.getByText(
      /professional pitch process, business plans, funding and finance, and content marketing/,
    ),
  ).not.toBeNull();
});

test('Industry Professionals is the first of three tabs and is chosen', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Industry Professionals',
    'Educational Institutions',
    'Organizations',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Industry Professionals');
});

test('A link with ?for=education opens the education tab', () => {
  open('/pricing?for=education');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Educational Institutions');
});

test('Choosing a tab puts it in the address', async () => {
  const { currentPath } = open();
  await userEvent.click(screen.getByRole('tab', { name: 'Organizations' }));
  expect(currentPath()).toBe('/pricing?for=organization');
});

test('Choosing Platinum for organizations puts it in the address', async () => {
  const { currentPath } = open('/pricing?for=organization');
  await userEvent.click(screen.getByRole('button', { name: 'Platinum' }));
  expect(currentPath()).toBe('/pricing?for=organization&plan=platinum');
});

test('The arrow keys move between tabs', async () => {
  open();
  screen.getByRole('tab', { selected: true }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Organizations');
});

test('Every plan says Let’s Talk instead of a price', () => {
  open();
  expect(screen.getAllByText('Let’s Talk')).toHaveLength(5);
});

test('Every Get Started leads to the demo request, and names its plan there', () => {
  open();
  const targets = screen
    .getAllByRole('link', { name: 'Get Started' })
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/book-demo?plan=Bronze+Plan',
    '/book-demo?plan=Platinum',
    '/book-demo?plan=Small+%28Basic%29',
    '/book-demo?plan=Medium+%28Advanced%29',
    '/book-demo?plan=Studio+AI+CFO',
  ]);
});

test('Bronze has the Advanced list', () => {
  open();
  const items = panel('Industry Professionals')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(items).toEqual([
    'AI Pitch deck',
    'EPK (Electronic Press Kit)',
    'Marketing Strategy Templates',
    'Consulting & Masterclasses',
    'Business Plan',
  ]);
});

test('The Pitch Deck table ticks every row for both columns', () => {
  open();
  const element = panel('Industry Professionals').getByRole('table', { hidden: true });
  expect(table(element)).toEqual([
    'FeatureNew Professionals / FreelancersStartups / Independent Companies',
    'Film Pitch DeckIncludedIncluded',
    'Streaming Pitch DeckIncludedIncluded',
    'EPKIncludedIncluded',
    'Documentary Pitch DeckIncludedIncluded',
    'Marketing Strategy TemplatesIncludedIncluded',
  ]);
});

test('Pitch Deck can be opened, Business Plan cannot', () => {
  open();
  const industry = panel('Industry Professionals');
  expect(industry.getByText('Pitch Deck').closest('details')).not.toBeNull();
  expect(industry.getAllByText('Business Plan').every((bar) => !bar.closest('details'))).toBe(true);
});

test('Education has one Platinum card for multiple departments', () => {
  open('/pricing?for=education');
  const education = panel('Educational Institutions');
  expect(education.getByRole('heading', { level: 3 }).textContent).toBe('Platinum');
  expect(education.getByText('For multiple departments')).not.toBeNull();
  expect(education.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Industry-Specific Templates',
    'Video Content Creation',
    'Marketing Strategy Automation',
    'Gamified Video Templates',
  ]);
});

test('The education table compares the two kinds of institution', () => {
  open('/pricing?for=education');
  const rows = table(panel('Educational Institutions').getByRole('table', { hidden: true }));
  expect(rows).toEqual([
    'FeatureFor Stem InstitutionsFor Screen Industries',
    'Video Content CreationIncludedIncluded',
    'Cross Platform Marketing AutomationIncludedIncluded',
    'Advanced Analytics and InsightsIncludedIncluded',
    'Gamified ContentIncludedIncluded',
  ]);
});

test('Education says what its price is based on', () => {
  open('/pricing?for=education');
  expect(screen.getByText('Pricing is based on volume and complexity.')).not.toBeNull();
});

test('Organizations start with Silver: Small (Basic) and Medium (Advanced)', () => {
  open('/pricing?for=organization');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Silver');
  const silver = within(screen.getByRole('group', { name: 'Silver plans' }));
  expect(
    silver.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Small (Basic)', 'Medium (Advanced)']);
});

test('Platinum for organizations is the Studio AI CFO, with the longest list', () => {
  open('/pricing?for=organization&plan=platinum');
  const platinum = within(screen.getByRole('group', { name: 'Platinum plans' }));
  expect(platinum.getByRole('heading', { level: 3 }).textContent).toBe('Studio AI CFO');
  expect(platinum.getAllByRole('listitem').length).toBeGreaterThan(5);
});

test('Each organization table is split into funding and financing', () => {
  open('/pricing?for=organization');
  expect(screen.getAllByText('Funding Stage')).toHaveLength(3);
  expect(screen.getAllByText('Financing Stage')).toHaveLength(3);
});

test('The overview tells the five plans apart, and links each where it stands', () => {
  open();
  const overview = within(screen.getByRole('region', { name: 'All plans side by side' }));
  const links = overview.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bronze', '/pricing#bronze-plan'],
    ['Platinum for education', '/pricing?for=education#platinum'],
    ['Silver, small', '/pricing?for=organization#small-basic'],
    ['Silver, medium', '/pricing?for=organization#medium-advanced'],
    ['Platinum for studios', '/pricing?for=organization&plan=platinum#studio-ai-cfo'],
  ]);
  const ticks = ticksByPlan();
  expect(new Set(Object.values(ticks).map(String)).size).toBe(5);
});

test('The overview ticks what the card of a plan lists, and what a larger one takes over', () => {
  open();
  const silverSmall = [
    'Pitch deck',
    'Business plan',
    'Research or analytics',
    'Comparable titles',
    'Recoupment waterfall',
  ];
  const silverMedium = [
    ...silverSmall,
    'Investor risk and return',
    'Revenue and distribution strategy',
  ];
  expect(ticksByPlan()).toEqual({
    Bronze: [
      'Pitch deck',
      'Business plan',
      'Electronic press kit (EPK)',
      'Consulting and masterclasses',
      'Marketing strategy',
    ],
    'Platinum for education': [
      'Marketing strategy',
      'Video and gamified content',
      'Research or analytics',
    ],
    'Silver, small': silverSmall,
    'Silver, medium': silverMedium,
    'Platinum for studios': [
      ...silverMedium,
      'Slate financing model',
      'Custom database',
      'Investor portfolio management',
      'A named analyst who signs off',
    ],
  });
});

test.each(['Investor Risk & ROI Analysis', 'AI-Powered Revenue & Distribution Strategy'])(
  'Small marks "%s" as not included',
  (feature) => {
    open('/pricing?for=organization');
    const [small] = screen.getAllByRole('table', { name: /Small/, hidden: true });
    expect(within(small!).getByText(feature).closest('tr')?.textContent).toBe(
      `${feature}Not Included`,
    );
  },
);

test.each([
  ['industry', 'ArrowRight', 'education'],
  ['organization', 'ArrowRight', 'industry'],
  ['industry', 'End', 'organization'],
  ['organization', 'Home', 'industry'],
  ['industry', 'Enter', undefined],
] as const)('From %s the key %s leads to %s', (from, key, to) => {
  expect(findAudienceByKey(from, key)).toBe(to);
});

test.each([
  ['', 'industry', 'silver'],
  ['for=education', 'education', 'silver'],
  ['for=organization&plan=platinum', 'organization', 'platinum'],
  ['for=nonsense&plan=gold', 'industry', 'silver'],
] as const)('The query "%s" means %s and %s', (query, audience, plan) => {
  const params = new URLSearchParams(query);
  expect([readAudience(params), readPlan(params)]).toEqual([audience, plan]);
});

test('Defaults stay out of the address', () => {
  expect(writePricingParams({ audience: 'industry', plan: 'silver' })).toEqual({});
});
