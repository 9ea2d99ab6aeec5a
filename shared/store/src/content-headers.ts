import path from 'node:path';

const MIME_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Folders whose file names never get other content. */
const immutable = /^(apps\/[^/]+\/[^/]+\/web|site\/static)\//;

/** Returns the MIME type, which a bucket stores at upload because it ignores file extensions. */
export function contentTypeOf(key: string): string {
  return MIME_TYPES[path.extname(key).toLowerCase()] ?? 'application/octet-stream';
}

export function cacheControlOf(key: string): string {
  return immutable.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
