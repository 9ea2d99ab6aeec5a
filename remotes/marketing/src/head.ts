import faqItems from './faq/faq-items.json';
import { filmSection } from './content/film-section';
import type { MarkupText } from './content/types';
import { audiences, bronze, educationPlatinum, organizationPlans } from './pricing/pricing-content';
import { routes } from './routes';

type StructuredData = { '@type': string } & Record<string, unknown>;

const audienceNames = Object.fromEntries(audiences.map(({ id, label }) => [id, label]));

/** Offers have no price: prices are agreed in a call. */
const plans = [
  { ...bronze, audience: audienceNames.industry },
  { ...educationPlatinum, audience: audienceNames.education },
  ...Object.values(organizationPlans)
    .flat()
    .map((plan) => ({ ...plan, audience: audienceNames.organization })),
];

const pages: Record<string, StructuredData[]> = {
  landing: [
    {
      '@type': 'Organization',
      name: '{brand}',
      legalName: '{legalName}',
      url: '/',
      email: '{email}',
      logo: '/icon-512.png',
      sameAs: ['{linkedin}', '{instagram}', '{facebook}', '{videoChannel}'],
    },
    { '@type': 'WebSite', name: '{brand}', url: '/', inLanguage: 'en' },
    {
      '@type': 'SoftwareApplication',
      name: '{brand}',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      description:
        'Software to draft a synopsis and design a pitch deck, and a service for business plans, finance and marketing in the screen industries.',
    },
    // The composition fills `{picture}` and `{film}` with the URLs of the files of the page.
    {
      '@type': 'VideoObject',
      name: filmSection.title,
      description: stripMarkup(filmSection.text),
      thumbnailUrl: '{picture}',
      contentUrl: '{film}',
      uploadDate: '2026-11-21T00:00:00Z',
      duration: 'PT20S',
    },
  ],
  faq: [
    {
      '@type': 'FAQPage',
      mainEntity: faqItems.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: stripMarkup([answer].flat().join(' ')) },
      })),
    },
  ],
  pricing: [
    {
      '@type': 'OfferCatalog',
      name: 'Pricing Plans',
      url: '/pricing',
      itemListElement: plans.map(({ title, note, audience }) => ({
        '@type': 'Offer',
        name: title,
        description: stripMarkup(note),
        url: '/pricing',
        eligibleCustomerType: audience,
        seller: { '@type': 'Organization', name: '{brand}', url: '/' },
      })),
    },
  ],
  aaas: [
    {
      '@type': 'Service',
      name: 'Agent-as-a-Service for film finance',
      serviceType: 'Financial analysis on demand',
      provider: { '@type': 'Organization', name: '{brand}', url: '/' },
    },
  ],
  'about-company': [{ '@type': 'AboutPage', name: 'About {brand}', url: '/about-company' }],
};

/**
 * Structured data for search engines by route id, without `@context`. The composition makes its paths absolute
 * and fills placeholders such as `{brand}`.
 */
export const head: Record<string, StructuredData[]> = Object.fromEntries(
  routes.map(({ id, path, title }) => [
    id,
    [...(pages[id] ?? []), ...(path === '/' ? [] : [breadcrumb({ path, title })])],
  ]),
);

function breadcrumb({ path, title }: { path: string; title: string }): StructuredData {
  const [name] = title.split(' · ');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: '{brand}', item: '/' },
      { '@type': 'ListItem', position: 2, name, item: path },
    ],
  };
}

/** Removes the markup of a text, for structured data. */
function stripMarkup(text: MarkupText): string {
  return text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}
