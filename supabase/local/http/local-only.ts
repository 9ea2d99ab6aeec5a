import type { MiddlewareHandler } from 'hono';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses requests under any other host name. Without it a web page could point a name of its own at
 * 127.0.0.1 and read the mailbox of whoever has it open.
 */
export const localOnly: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? '';
  if (localNames.has(host.replace(/:\d+$/, ''))) return next();
  return context.text('This backend answers only to localhost.', 403);
};
