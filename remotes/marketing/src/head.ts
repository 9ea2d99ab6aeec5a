import { faqItems } from './faq/faq-items';
import { plainText } from './plain-text';
import { routes } from './routes';

type StructuredData = { '@type': string } & Record<string, unknown>;

const pages: Record<string, StructuredData[]> = {
  landing: [
    {
      '@type': 'Organization',
      name: '{brand}',
      legalName: '{legalName}',
      url: '/',
      email: '{email}',
    },
    { '@type': 'WebSite', name: '{brand}', url: '/', inLanguage: 'en' },
    {
      '@type': 'SoftwareApplication',
      name: '{brand}',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      description:
        'Software for each project and agents on demand for pitch decks, business plans, funding and finance in the screen industries.',
    },
  ],
  faq: [
    {
      '@type': 'FAQPage',
      mainEntity: faqItems.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText([answer].flat().join(' ')) },
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
 * Structured data for search engines by route id, without `@context`. Addresses are paths of this site and
 * `{brand}`-style names are open: whoever writes the page's head makes them absolute and fills them.
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
