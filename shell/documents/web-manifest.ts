import { isPattern, type SiteSettings } from '@site/contract';
import type { SitePage } from './site-pages';

/** Describes the installed site to a device, with the file types that it opens. */
export function createWebManifest({ brand }: SiteSettings, pages: readonly SitePage[]): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0b0a09',
    theme_color: '#0b0a09',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    file_handlers: pages.flatMap(({ path, owner }) => {
      const { fileHandler } = owner?.route ?? {};
      return fileHandler && !isPattern(path)
        ? [{ action: path, accept: { [fileHandler.mimeType]: fileHandler.extensions } }]
        : [];
    }),
  });
}
