import type { MiddlewareHandler } from 'hono';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Rejects requests with any other Host header. Otherwise a web page could read the mailbox by DNS rebinding: resolving
 * its own host name to 127.0.0.1.
 */
export const requireLocalHost: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? '';
  if (LOCAL_HOSTS.has(host.replace(/:\d+$/, ''))) return next();
  return context.text('This backend answers only to localhost.', 403);
};
