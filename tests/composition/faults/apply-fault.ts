import type http from 'node:http';
import type { Resource } from './resource';

export type ProxyResponse = { status: number; headers: http.OutgoingHttpHeaders; body: Buffer };

const FAULTS = [
  'refused',
  '404',
  '500',
  'HTML instead',
  'cut',
  'wrong hash',
  'late',
  'never answers',
  'throws at load',
  'throws at render',
] as const;

export type Fault = (typeof FAULTS)[number];

type Hit = {
  fault: Fault;
  resource: Resource;
  answer: ProxyResponse;
  response: http.ServerResponse;
  /** Resolves when what is late is to come. */
  isTime: Promise<void>;
};

/** Answers as the fault has it. */
export async function applyFault({
  fault,
  resource,
  answer,
  response,
  isTime,
}: Hit): Promise<void> {
  if (fault === 'refused') return void response.destroy();
  if (fault === 'never answers') return;
  if (fault === 'late') await isTime;
  if (response.destroyed) return;
  const damaged =
    resource === 'site data' ? damageSiteData(fault, answer) : changeResponse(fault, answer);
  response.writeHead(damaged.status, damaged.headers);
  if (fault !== 'cut' || resource === 'site data') return void response.end(damaged.body);
  response.write(damaged.body.subarray(0, damaged.body.length / 2));
  setTimeout(() => response.destroy(), 50);
}

function changeResponse(fault: Fault, answer: ProxyResponse): ProxyResponse {
  const { headers, body } = answer;
  const cors = pickHeaders(headers, /^access-control|^cross-origin/);
  const html = { ...cors, 'content-type': 'text/html' };
  if (fault === '404' || fault === '500') {
    return { status: Number(fault), headers: html, body: Buffer.from('<h1>No</h1>') };
  }
  if (fault === 'HTML instead') {
    return { status: 200, headers: html, body: Buffer.from('<!doctype html><h1>Welcome</h1>') };
  }
  // Such a copy is kept by the browser, as the right one would be.
  if (fault === 'wrong hash') return replaceBody(answer, Buffer.concat([body, Buffer.from('\n')]));
  return answer;
}

/** The document comes, but what it says about the site is not to be used. */
function damageSiteData(fault: Fault, answer: ProxyResponse): ProxyResponse {
  const data = /(id="bootstrap-data">)(.*?)(<\/script>)/;
  const texts: Partial<Record<Fault, (text: string) => string>> = {
    cut: (text) => text.slice(0, text.length / 2),
    'HTML instead': () => '&lt;h1>Welcome&lt;/h1>',
    '404': () => '',
    'wrong hash': () => '{"registry":{"remotes":{"marketing":7}},"settings":{}}',
  };
  const change = texts[fault];
  if (!change) return answer;
  const text = answer.body
    .toString()
    .replace(
      data,
      (_all, open: string, json: string, close: string) => open + change(json) + close,
    );
  return replaceBody(answer, Buffer.from(text));
}

/** The same answer with another body, which no browser can take for the one it has seen before. */
export function replaceBody({ status, headers }: ProxyResponse, body: Buffer): ProxyResponse {
  const { etag: _etag, 'last-modified': _modified, ...kept } = headers;
  return { status, headers: { ...kept, 'content-length': String(body.length) }, body };
}

function pickHeaders(headers: http.OutgoingHttpHeaders, names: RegExp): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.test(name)));
}
