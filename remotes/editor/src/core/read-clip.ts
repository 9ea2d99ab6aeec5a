import * as v from 'valibot';
import type { Clip } from './clipboard';
import type { Slide } from './model/deck';
import { migrate } from './model/migrate';
import { elementSchema, slideSchema } from './model/schema';

/** Clipboard data had no version before decks reached this one. */
const UNMARKED = 10;

const rough = v.object({
  version: v.optional(v.number(), UNMARKED),
  elements: v.array(v.unknown()),
  slides: v.array(v.unknown()),
});

/** Puts loose elements on a first slide, so that they are migrated like those of a deck. */
const lifted: v.GenericSchema<unknown, { slides: [Pick<Slide, 'elements'>, ...Slide[]] }> =
  v.object({
    slides: v.tupleWithRest([v.object({ elements: v.array(elementSchema) })], slideSchema),
  });

const CARRIER = /data-slide-clip="([^"]+)"/;

/** Decodes clipboard data of any version from pasted HTML; undefined if there is none or it is damaged. */
export function decodeClip(html: string): Clip | undefined {
  const payload = CARRIER.exec(html)?.[1];
  if (payload === undefined) return undefined;
  try {
    const { version, elements, slides } = v.parse(rough, JSON.parse(decodeURIComponent(payload)));
    const deck = migrate({ version, slides: [{ elements }, ...slides] });
    const [looseSlide, ...wholeSlides] = v.parse(lifted, deck).slides;
    return { elements: looseSlide.elements, slides: wholeSlides };
  } catch {
    return undefined;
  }
}
