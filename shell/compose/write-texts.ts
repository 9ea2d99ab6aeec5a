import { canaryOf, canaryRegistry } from '@site/contract';
import { canaryHeadersFile, type CanaryFacts } from '../documents/canary';
import { StoreError } from '../store/store';
import { writeInWorker, type WriterWork } from './write-in-worker';

/**
 * Writes all text files of a composition. With a canary, its documents are written first, because the rules for hosts,
 * which come with the live ones, cover both.
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
      `The live shell (${share.shell.version}) was built before canaries existed and cannot compose one. Release the shell, or roll the canary back.`,
    );
  }
  const canary: CanaryFacts = {
    percent,
    headers: JSON.parse(headers) as CanaryFacts['headers'],
  };
  return { ...texts, ...(await writeInWorker({ ...work, canary })) };
}
