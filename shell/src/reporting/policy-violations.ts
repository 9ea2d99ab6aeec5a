import type { HealthEvent } from '@site/contract';

const mostPerPage = 10;

/** Follows what the content policy of the document refuses: the rule and the origin, never the address. */
export function followPolicy(notify: (event: HealthEvent) => void): void {
  let count = 0;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    count += 1;
    if (count > mostPerPage) return;
    notify({
      'event.name': 'site.csp',
      'service.name': 'shell',
      'error.type': `${effectiveDirective} ${originOf(blockedURI)}`.slice(0, 80),
    });
  });
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}
