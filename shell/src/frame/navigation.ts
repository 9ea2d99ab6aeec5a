export type NavigationLink = { label: string; to: string; text: string };
export type NavigationGroup = { id: string; label: string; links: NavigationLink[] };

/** The top navigation as data. */
export const navigationGroups: NavigationGroup[] = [
  {
    id: 'development',
    label: 'Major Development Project',
    links: [
      {
        label: 'Pitch Deck',
        to: '/pitch-deck',
        text: 'The pages that make a financier turn the next one.',
      },
      {
        label: 'Business Plan',
        to: '/business-plan',
        text: 'Market, schedule, budget and release in one document.',
      },
    ],
  },
  {
    id: 'use-cases',
    label: 'Use Cases',
    links: [
      {
        label: 'Industry Professionals',
        to: '/industry-professionals',
        text: 'Writers, directors and producers with a project.',
      },
      {
        label: 'Organizations',
        to: '/organizations',
        text: 'Guilds, associations, studios and companies.',
      },
      {
        label: 'Educational Institutions',
        to: '/educational-institutions',
        text: 'From admissions to alumni.',
      },
    ],
  },
];

export const pricingLink = { label: 'Pricing', to: '/pricing' };
export const demoLink = { label: 'Book a Demo', to: '/book-demo' };
