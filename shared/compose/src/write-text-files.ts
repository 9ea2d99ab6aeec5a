import {
  CANARY_HEADERS_FILE,
  type CanaryHostInfo,
  createCanaryRegistry,
  findActiveCanary,
  toCanaryShare,
} from '@site/contract';
import { StoreError } from '@site/store';
import { writeDocumentsInWorker, type DocumentWriterInput } from './write-documents-in-worker';

/**
 * Writes all text files of a composition. With a canary, its documents are written first, because the rules for hosts,
 * which come with the live ones, cover both.
 * @returns text by path in the site's folder
 */
export async function writeTextFiles(work: DocumentWriterInput): Promise<Record<string, string>> {
  const share = createCanaryRegistry(work.registry);
  const active = findActiveCanary(work.registry);
  if (!share || !active) return writeDocumentsInWorker(work);
  const canary: CanaryHostInfo = { ...toCanaryShare(active), headers: {} };
  const { [CANARY_HEADERS_FILE]: headers, ...texts } = await writeDocumentsInWorker({
    ...work,
    registry: share,
    canary,
  });
  if (!headers) {
    throw new StoreError(
      `The live shell (${share.shell.version}) was built before canaries existed and cannot compose one. Release the shell, or roll the canary back.`,
    );
  }
  canary.headers = JSON.parse(headers);
  return { ...texts, ...(await writeDocumentsInWorker({ ...work, canary })) };
}
