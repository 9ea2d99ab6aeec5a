import { readPageRegistry } from '@site/contract';
import { messageOf, type RequestHandler } from '@site/node';
import { readBootstrapData, type LiveSite } from './live-site';

/**
 * Opens a public site by its address, without access to its store.
 * @param address of the site, as in SITE_URL
 * @throws with a sentence when it is no site of this platform
 */
export async function openPublicSite(address: string): Promise<LiveSite> {
  const origin = readOrigin(address);
  const response = await request(origin, '/registry.json');
  try {
    readPageRegistry(await response.json());
  } catch (error) {
    throw new Error(
      `${origin}/registry.json is not the list of a site's remotes (${messageOf(error)}). Set SITE_URL to the address of the site, then try again.`,
    );
  }
  return {
    location: origin,
    readData: async () => readBootstrapData(await (await request(origin, UNKNOWN_PATH)).text()),
    handle: createProxy(origin),
  };
}

/** Its document belongs to no remote. */
const UNKNOWN_PATH = '/there-is-no-such-page';

function readOrigin(address: string): string {
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin;
  throw new Error(`SITE_URL is "${address}", which is no web address. Write https://example.com.`);
}

async function request(origin: string, url: string): Promise<Response> {
  try {
    return await fetch(origin + url);
  } catch (error) {
    const cause = (error instanceof Error && error.cause) || error;
    throw new Error(
      `${origin} cannot be reached (${messageOf(cause)}). Check SITE_URL and the network, then try again.`,
    );
  }
}

function createProxy(origin: string): RequestHandler {
  return async ({ url = '/' }, response) => {
    try {
      const { status, headers, ...answer } = await readAnswer(origin, url);
      response.writeHead(status, headers).end(answer.content);
    } catch (error) {
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${messageOf(error)}\n`);
    }
  };
}

async function readAnswer(origin: string, url: string) {
  const response = await request(origin, url);
  return {
    status: response.status,
    headers: {
      'Content-Type': response.headers.get('content-type') ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    },
    content: new Uint8Array(await response.arrayBuffer()),
  };
}
