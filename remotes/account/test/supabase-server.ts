import type { IncomingMessage, ServerResponse } from 'node:http';
import { sampleSession } from '@site/session/samples';
import { startLoopbackServer } from '@site/testing/loopback-server';

/** Recorded request. */
export type Call = {
  method: string;
  /** Path with query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
};

type Answer = { status?: number; body?: unknown; until?: Promise<void> };

export type SupabaseServer = {
  url: string;
  calls: Call[];
  /** Replaces the default response to a call such as 'POST /auth/v1/token'. */
  on: (call: string, answer: Answer) => void;
  /** Deletes the recorded calls and the replaced responses. */
  reset: () => void;
  close: () => Promise<void>;
};

export const member = { id: sampleSession().user.id, email: 'mira@example.com' };

/** Small HTTP server with the API of Supabase for one member; it records its requests. */
export async function startSupabaseServer(): Promise<SupabaseServer> {
  const calls: Call[] = [];
  const answers = new Map(Object.entries(usual));
  const { url, close } = await startLoopbackServer((request, response) => {
    void readBody(request).then(async (body) => {
      const { method = '', url: path = '', headers } = request;
      calls.push({ method, path, headers, body });
      const known = answers.get(`${method} ${path.replace(/\?.*/, '')}`);
      await known?.until;
      send(response, known ?? unknown);
    });
  });
  return {
    url,
    calls,
    on: (call, answer) => answers.set(call, answer),
    reset: () => {
      calls.length = 0;
      for (const [call, answer] of Object.entries(usual)) answers.set(call, answer);
    },
    close,
  };
}

const unknown: Answer = { status: 404, body: { message: 'unknown' } };

function send(response: ServerResponse, { status = 200, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

export const profileRow = {
  id: member.id,
  full_name: 'Mira Nair',
  free_trial_used: false,
  created_at: '2026-03-14T09:00:00Z',
};

const usual: Record<string, Answer> = {
  'POST /auth/v1/token': { body: sampleSession() },
  'POST /auth/v1/signup': { body: sampleSession().user },
  'POST /auth/v1/resend': { body: {} },
  'POST /auth/v1/recover': { body: {} },
  'POST /auth/v1/verify': { body: sampleSession() },
  'GET /auth/v1/user': { body: sampleSession().user },
  'PUT /auth/v1/user': { body: sampleSession().user },
  'POST /auth/v1/logout': { status: 204 },
  'GET /rest/v1/profiles': { body: profileRow },
  'PATCH /rest/v1/profiles': { status: 204 },
  'GET /rest/v1/logline_summaries': { body: [] },
  'POST /rest/v1/logline_summaries': { status: 201 },
  'POST /functions/v1/synopsis': { body: { generated_text: 'A synopsis.', sample: true } },
  'POST /functions/v1/delete-account': { body: { deleted: true } },
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}
