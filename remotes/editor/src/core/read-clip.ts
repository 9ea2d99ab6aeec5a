import * as v from 'valibot';
import type { Clip } from './clipboard';
import type { Slide } from './model/deck';
import { migrate } from './model/migrate';
import { elementSchema, slideSchema } from './model/schema';

/** Clips did not say their version before decks had this one. */
const UNMARKED = 10;

const rough = v.object({
  version: v.optional(v.number(), UNMARKED),
  elements: v.array(v.unknown()),
  slides: v.array(v.unknown()),
});

/** Elements stand on a slide before the others, so that they are lifted as those of a deck are. */
const lifted: v.GenericSchema<unknown, { slides: [Pick<Slide, 'elements'>, ...Slide[]] }> =
  v.object({
    slides: v.tupleWithRest([v.object({ elements: v.array(elementSchema) })], slideSchema),
  });

const CARRIER = /data-slide-clip="([^"]+)"/;

/** Our own data from pasted HTML, whichever version copied it; undefined when there is none, or it is damaged. */
export function decodeClip(html: string): Clip | undefined {
  const payload = CARRIER.exec(html)?.[1];
  if (payload === undefined) return undefined;
  try {
    const { version, elements, slides } = v.parse(rough, JSON.parse(decodeURIComponent(payload)));
    const deck = migrate({ version, slides: [{ elements }, ...slides] });
    const [loose, ...whole] = v.parse(lifted, deck).slides;
    return { elements: loose.elements, slides: whole };
  } catch {
    return undefined;
  }
}
