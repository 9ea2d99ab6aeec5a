import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

export interface StaticCopy {
  url: string;
  close(): void;
}

interface Answer {
  type: string;
  encoding: string | undefined;
  body: Buffer;
}

/**
 * The same page as hand-written HTML would be: what the site composed, without any script. Fonts, pictures
 * and styles come with the same bytes, so that only the programs differ.
 */
export async function serveStaticCopy(siteUrl: string, path: string): Promise<StaticCopy> {
  const html = withoutScripts(await (await fetch(siteUrl + path)).text());
  const answers = new Map<string, Answer>([[path, page(html)]]);
  const server = createServer((request, response) => {
    void answerTo(request.url ?? '/').then(({ type, encoding, body }) => {
      response.writeHead(200, {
        'Content-Type': type,
        'Content-Length': body.length,
        'Cache-Control': 'no-cache',
        ...(encoding ? { 'Content-Encoding': encoding } : {}),
      });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${path}`, close: () => server.close() };

  async function answerTo(url: string): Promise<Answer> {
    const answer = answers.get(url) ?? (await copyOf(siteUrl + url));
    answers.set(url, answer);
    return answer;
  }
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
}

function page(html: string): Answer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    type: 'text/html; charset=utf-8',
    encoding: 'br',
    body: brotliCompressSync(html, { params }),
  };
}

/** Fonts and pictures are not compressed again on their way, so their bytes are what they are. */
async function copyOf(url: string): Promise<Answer> {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  return {
    type: answer.headers.get('content-type') ?? 'application/octet-stream',
    encoding: undefined,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
