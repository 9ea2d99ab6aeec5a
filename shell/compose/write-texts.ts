import { canaryOf, canaryRegistry } from '@site/contract';
import { canaryHeadersFile, type CanaryFacts } from '../documents/canary';
import { StoreError } from '../store/store';
import { writeInWorker, type WriterWork } from './write-in-worker';

/**
 * Every text of a composition. Where a canary stands, the documents of its share are written first: the rules for
 * servers, which come with the live ones, name both.
 * @returns text by path in the site's folder
 */
export async function writeTexts(work: WriterWork): Promise<Record<string, string>> {
  const share = canaryRegistry(work.registry);
  const percent = canaryOf(work.registry)?.percent;
  if (!share || !percent) return writeInWorker(work);
  const { [canaryHeadersFile]: headers, ...texts } = await writeInWorker({
    ...work,
    registry: share,
  });
  if (!headers) {
    throw new StoreError(
      `The live shell (${share.shell.version}) is older than canaries and cannot write one. Release the shell, or roll the canary back.`,
    );
  }
  const canary: CanaryFacts = {
    percent,
    headers: JSON.parse(headers) as CanaryFacts['headers'],
  };
  return { ...texts, ...(await writeInWorker({ ...work, canary })) };
}
