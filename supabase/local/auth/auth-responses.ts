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

export function createNotFoundResponse(): Response {
  return createAuthErrorResponse(404, 'not_found', 'This route does not exist');
}
