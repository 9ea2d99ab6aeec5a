import * as v from 'valibot';
import type { Clip } from './clipboard';
import { elementSchema, slideSchema } from './model/schema';

const schema: v.GenericSchema<unknown, Clip> = v.object({
  elements: v.array(elementSchema),
  slides: v.array(slideSchema),
});

const CARRIER = /data-slide-clip="([^"]+)"/;

/** Our own data from pasted HTML; undefined when there is none, or it is damaged. */
export function decodeClip(html: string): Clip | undefined {
  const payload = CARRIER.exec(html)?.[1];
  if (payload === undefined) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(decodeURIComponent(payload)));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
