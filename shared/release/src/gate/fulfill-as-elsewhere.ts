import type { Route } from '@playwright/test';

/**
 * Responds in place of an origin that a remote needs, because no request leaves this machine: with nothing, to any site.
 * A page has to bear that without an error.
 */
export function fulfillAsElsewhere(route: Route): Promise<void> {
  const request = route.request();
  if (request.resourceType() === 'document') {
    const body = '<!doctype html><html lang="en"><title>Elsewhere</title>';
    return route.fulfill({ contentType: 'text/html', body });
  }
  const { origin = '*' } = request.headers();
  return route.fulfill({
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': request.headers()['access-control-request-headers'] ?? '*',
      'Access-Control-Allow-Methods': request.headers()['access-control-request-method'] ?? '*',
    },
  });
}
