import { answer, preflight, readBody } from '../_shared/answers.ts';
import { findMember } from '../_shared/project.ts';
import { type FailureKind, generate, GenerationError } from './generate.ts';
import { longestLogline } from './prompt.ts';
import { chooseProvider } from './providers.ts';
import { writeSample } from './sample.ts';
import { giveBackTurn, takeTurn } from './turns.ts';

/**
 * Generates a synopsis for a member's logline: `{ logline }` in, `{ generated_text, sample }` out. The credential of
 * the language model never reaches the browser. Stores nothing: members save synopses with their own permissions.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight(request);
    if (request.method !== 'POST') return refuse(405, 'method', 'Send the logline by POST.');
    const member = await findMember(request);
    if (!member) return refuse(401, 'unauthorized', 'Please sign in to generate a synopsis.');
    const logline = readLogline(await readBody(request));
    if (logline === undefined)
      return refuse(422, 'logline', `A logline has 1 to ${longestLogline} characters.`);
    if (!(await takeTurn(member.id)))
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
    const provider = chooseProvider();
    if (provider === 'sample')
      return answer(200, { generated_text: writeSample(logline), sample: true });
    const text = await generate(provider, logline);
    if (text === '') await giveBackTurn(memberId);
    return answer(200, { generated_text: text, sample: false });
  } catch (error) {
    await giveBackTurn(memberId);
    console.error('[synopsis]', error);
    const kind = error instanceof GenerationError ? error.kind : 'upstream';
    return answer(FAILURE_STATUSES[kind] ?? 502, { error: 'generation_failed', kind });
  }
}

const FAILURE_STATUSES: Partial<Record<FailureKind, number>> = { busy: 503, timeout: 504 };

function readLogline(body: Record<string, unknown> | undefined): string | undefined {
  const value = body?.['logline'];
  const logline = typeof value === 'string' ? value.trim() : '';
  const length = Array.from(logline).length;
  return length > 0 && length <= longestLogline ? logline : undefined;
}

function refuse(status: number, error: string, message: string): Response {
  return answer(status, { error, message });
}
