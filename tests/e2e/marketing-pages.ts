/** The public pages, as a visitor can type them. */
export const marketingPages = [
  '/',
  '/pitch-deck',
  '/business-plan',
  '/industry-professionals',
  '/organizations',
  '/educational-institutions',
  '/film-festival-marketing',
  '/aaas',
  '/pricing',
  '/faq',
  '/book-demo',
  '/about-company',
  '/privacy-policy',
  '/terms-of-service',
  '/ai-ethics-policy',
  '/ai-disclaimer',
] as const;
