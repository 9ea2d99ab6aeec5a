/** Error response in the format of GoTrue: `error_code` for supabase-js, `msg` for people. */
export function createAuthErrorResponse(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );
}

export function createEmptyResponse(): Response {
  return Response.json({});
}

export function createRateLimitResponse(): Response {
  return createAuthErrorResponse(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/** Response of GoTrue's router to an unknown route. */
export function createNotFoundResponse(): Response {
  return new Response('404 page not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });
}
