/** Keeps the visible address out of search engines until the returned function is called. */
export function hideFromSearch(): () => void {
  if (document.querySelector('meta[name="robots"]')) return () => undefined;
  const meta = document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  document.head.append(meta);
  document.querySelector('link[rel="canonical"]')?.remove();
  return () => meta.remove();
}

/** Names the address of a document that stands for many, unless the page is kept out of search engines. */
export function addCanonicalLink(url: string): void {
  if (document.querySelector('link[rel="canonical"], meta[name="robots"]')) return;
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = url;
  document.head.append(link);
}
