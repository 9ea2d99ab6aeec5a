import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSampleProfile, createSampleSession } from '@site/page/session/samples';
import { startLoopbackServer } from '@site/testing/loopback-server';

/** Recorded request. */
export type RecordedSupabaseCall = {
  method: string;
  /** Path with query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
};

type FakeResponse = { status?: number; body?: unknown; until?: Promise<void> };

export type FakeSupabaseServer = {
  url: string;
  calls: RecordedSupabaseCall[];
  /** Replaces the default response to a call such as 'POST /auth/v1/token'. */
  setResponse: (call: string, answer: FakeResponse) => void;
  /** Deletes the recorded calls and the replaced responses. */
  reset: () => void;
  close: () => Promise<void>;
};

export const FAKE_MEMBER = { id: createSampleSession().user.id, email: 'mira@example.com' };

/** Small HTTP server with the API of Supabase for one member; it records its requests. */
export async function startFakeSupabaseServer(): Promise<FakeSupabaseServer> {
  const calls: RecordedSupabaseCall[] = [];
  const answers = new Map(Object.entries(DEFAULT_RESPONSES));
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
    setResponse: (call, answer) => answers.set(call, answer),
    reset: () => {
      calls.length = 0;
      for (const [call, answer] of Object.entries(DEFAULT_RESPONSES)) answers.set(call, answer);
    },
    close,
  };
}

const unknown: FakeResponse = { status: 404, body: { message: 'unknown' } };

function send(response: ServerResponse, { status = 200, body }: FakeResponse): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

const DEFAULT_RESPONSES: Record<string, FakeResponse> = {
  'POST /auth/v1/token': { body: createSampleSession() },
  'POST /auth/v1/signup': { body: createSampleSession().user },
  'POST /auth/v1/resend': { body: {} },
  'POST /auth/v1/recover': { body: {} },
  'POST /auth/v1/verify': { body: createSampleSession() },
  'GET /auth/v1/user': { body: createSampleSession().user },
  'PUT /auth/v1/user': { body: createSampleSession().user },
  'POST /auth/v1/logout': { status: 204 },
  'GET /rest/v1/profiles': { body: createSampleProfile() },
  'PATCH /rest/v1/profiles': { status: 204 },
  'GET /rest/v1/logline_summaries': { body: [] },
  'POST /rest/v1/logline_summaries': { status: 201 },
  'POST /rest/v1/rpc/list_sessions': { body: [] },
  'POST /rest/v1/rpc/export_decks': { body: [] },
  'POST /rest/v1/rpc/keep_sign_up_password': { body: true },
  'POST /functions/v1/synopsis': { body: { generated_text: 'A synopsis.', sample: true } },
  'POST /functions/v1/delete-account': { body: { deleted: true } },
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}
