import { createHash } from 'node:crypto';
import type { SiteSettings } from '@site/contract';
import type { Store } from '@site/store';
import type { UnitChange } from './apply-changes';

/** Stores site settings. @returns the change that makes them live */
export async function storeSettings(store: Store, settings: SiteSettings): Promise<UnitChange[]> {
  const text = `${JSON.stringify(settings, null, 1)}\n`;
  const version = createHash('sha256').update(text).digest('hex').slice(0, 10);
  await store.putIfAbsent(`settings/${version}.json`, Buffer.from(text));
  return [{ unit: 'settings', version }];
}
