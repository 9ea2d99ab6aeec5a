import * as v from 'valibot';
import type { ClipboardContent } from '../core/clipboard-content';
import type { Slide } from '../core/model/deck-schema';
import { migrateDeck } from '../core/model/migration/migrate-deck';
import { elementSchema, slideSchema } from './element-schema';

/** Clipboard data had no version before decks reached this one. */
const DEFAULT_CLIPBOARD_VERSION = 10;

const clipboardPayloadSchema = v.object({
  version: v.optional(v.number(), DEFAULT_CLIPBOARD_VERSION),
  elements: v.array(v.unknown()),
  slides: v.array(v.unknown()),
});

/** Puts loose elements on a first slide, so that they are migrated like those of a deck. */
const migratedClipboardSchema: v.GenericSchema<
  unknown,
  { slides: [Pick<Slide, 'elements'>, ...Slide[]] }
> = v.object({
  slides: v.tupleWithRest([v.object({ elements: v.array(elementSchema) })], slideSchema),
});

const CLIPBOARD_ATTRIBUTE_PATTERN = /data-slide-clip="([^"]+)"/;

/** Decodes clipboard data of any version from pasted HTML; undefined if there is none or it is damaged. */
export function decodeClipboardContent(html: string): ClipboardContent | undefined {
  const payload = CLIPBOARD_ATTRIBUTE_PATTERN.exec(html)?.[1];
  if (payload === undefined) return undefined;
  try {
    const { version, elements, slides } = v.parse(
      clipboardPayloadSchema,
      JSON.parse(decodeURIComponent(payload)),
    );
    const deck = migrateDeck({ version, slides: [{ elements }, ...slides] });
    const [looseSlide, ...wholeSlides] = v.parse(migratedClipboardSchema, deck).slides;
    return { elements: looseSlide.elements, slides: wholeSlides };
  } catch {
    return undefined;
  }
}
