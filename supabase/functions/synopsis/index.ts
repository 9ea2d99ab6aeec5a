import { createJsonResponse, createPreflightResponse, readJsonBody } from '../_shared/responses.ts';
import { findAuthenticatedUser, fetchAsService } from '../_shared/project-api.ts';
import {
  type GenerationFailureKind,
  generateSynopsisText,
  GenerationError,
} from './generate-synopsis-text.ts';
import { MAX_LOGLINE_LENGTH } from './prompt.ts';
import { chooseModelProvider } from './model-providers.ts';
import { writeSampleSynopsis } from './sample-synopsis.ts';
import { findSetting } from '../_shared/environment.ts';

/**
 * Generates a synopsis for a member's logline: `{ logline }` in, `{ generated_text, sample }` out. The credential of
 * the language model never reaches the browser. Stores nothing: members save synopses with their own permissions.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return createPreflightResponse(request);
    if (request.method !== 'POST') return refuse(405, 'method', 'Send the logline by POST.');
    const member = await findAuthenticatedUser(request);
    if (!member) return refuse(401, 'unauthorized', 'Please sign in to generate a synopsis.');
    const logline = readLogline(await readJsonBody(request));
    if (logline === undefined)
      return refuse(422, 'logline', `A logline has 1 to ${MAX_LOGLINE_LENGTH} characters.`);
    if (!(await consumeQuota(member.id)))
      return refuse(
        429,
        'daily_limit',
        'You have used today’s synopses. Please come back tomorrow.',
      );
    return writeSynopsis(member.id, logline);
  },
};

async function writeSynopsis(memberId: string, logline: string): Promise<Response> {
  try {
    const provider = chooseModelProvider();
    if (provider === 'sample')
      return createJsonResponse(200, {
        generated_text: writeSampleSynopsis(logline),
        sample: true,
      });
    const text = await generateSynopsisText(provider, logline);
    if (text === '') await refundQuota(memberId);
    return createJsonResponse(200, { generated_text: text, sample: false });
  } catch (error) {
    await refundQuota(memberId);
    console.error('[synopsis]', error);
    const kind = error instanceof GenerationError ? error.kind : 'upstream';
    return createJsonResponse(FAILURE_STATUSES[kind] ?? 502, { error: 'generation_failed', kind });
  }
}

const FAILURE_STATUSES: Partial<Record<GenerationFailureKind, number>> = {
  busy: 503,
  timeout: 504,
};

function readLogline(body: Record<string, unknown> | undefined): string | undefined {
  const value = body?.['logline'];
  const logline = typeof value === 'string' ? value.trim() : '';
  const length = Array.from(logline).length;
  return length > 0 && length <= MAX_LOGLINE_LENGTH ? logline : undefined;
}

function refuse(status: number, error: string, message: string): Response {
  return createJsonResponse(status, { error, message });
}

/**
 * Counts one synopsis against the member's daily quota; false if the quota is used up.
 *
 * @throws Error if the database does not respond
 */
async function consumeQuota(memberId: string): Promise<boolean> {
  const response = await fetchAsService('/rest/v1/rpc/consume_synopsis_quota', {
    method: 'POST',
    body: { member: memberId, daily_limit: Number(findSetting('SYNOPSIS_DAILY_LIMIT') ?? 20) },
  });
  if (!response.ok) throw new Error(`The daily quota could not be counted: ${response.status}`);
  return (await response.json()) === true;
}

/** Restores the quota after a generation without a result. */
async function refundQuota(memberId: string): Promise<void> {
  await fetchAsService('/rest/v1/rpc/refund_synopsis_quota', {
    method: 'POST',
    body: { member: memberId },
  });
}
