import * as v from 'valibot';
import { DECK_LANGUAGES, type MoneyFormat } from '../amounts/deck-languages';
import type { SlideElement } from '../elements/slide-element';
import { typedKeysOf } from '../typed-keys-of';
import {
  DECK_LIMITS,
  DECK_VERSION,
  FRAME_GUIDES,
  MAX_SLIDE_HEIGHT,
  SLIDE_SIZE,
  SLIDE_TRANSITIONS,
} from './deck-constants';
import {
  CURRENCIES,
  FINANCE_SOURCE_KINDS,
  FINANCE_SOURCE_STATUSES,
  MAX_AMOUNT,
  MAX_FINANCE_SOURCES,
} from './finance-terms';
import {
  colorSchema,
  fillSchema,
  guidesSchema,
  idSchema,
  ratioSchema,
  type Stored,
  shortTextSchema,
} from './schema-values';
import { assetSchema, pictureFields, themeSchema } from './theme-schema';

/** Units of the currency, with cents. */
const amountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_AMOUNT));

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const sourceSchema = v.object({
  name: shortTextSchema,
  kind: v.picklist(FINANCE_SOURCE_KINDS),
  amount: amountSchema,
  status: v.picklist(FINANCE_SOURCE_STATUSES),
});

const financeSchema = v.object({
  budget: amountSchema,
  sources: v.pipe(v.array(sourceSchema), v.maxLength(MAX_FINANCE_SOURCES)),
  /** Of all receipts. */
  salesFeePercent: percentSchema,
  salesExpensesCap: amountSchema,
  /** Interest and fees of debt and gap, on their amounts. */
  lendingCostPercent: percentSchema,
  /** On the equity. */
  premiumPercent: percentSchema,
  deferrals: amountSchema,
  /** Investors' share of net profits; the rest is the producers'. */
  investorPercent: percentSchema,
  /** Receipts after distribution, without pre-sales that already finance the budget. */
  receipts: v.object({ low: amountSchema, base: amountSchema, high: amountSchema }),
});

export type Deck = Stored<ReturnType<typeof createDeckSchema>>;

export type Slide = Deck['slides'][number];

/** Picture that covers the slide's background. */
export type SlideBackgroundPicture = NonNullable<Slide['backgroundPicture']>;

const backgroundPictureSchema = v.object({
  ...pictureFields,
  /** Opacity of the black scrim: 0 none, 1 opaque. */
  scrimOpacity: ratioSchema,
});

const commentSchema = v.object({
  id: idSchema,
  text: v.pipe(v.string(), v.maxLength(DECK_LIMITS.comment)),
  isResolved: v.boolean(),
});

const ownFontSchema = v.object({
  /** Without quotes, because style sheets of exports name it. */
  family: v.pipe(v.string(), v.regex(/^[\w -]{1,60}$/, 'is not a font name')),
  weight: v.picklist(['400', '700']),
  style: v.picklist(['normal', 'italic']),
  /** Key of the file, among the pictures. */
  asset: assetSchema,
});

/** @param elementSchema schema of all kinds of elements, which stand above the model */
export function createSlideSchema(elementSchema: v.GenericSchema<unknown, SlideElement>) {
  return v.object({
    id: idSchema,
    /** Drawing order: the last element is on top. */
    elements: v.pipe(v.array(elementSchema), v.maxLength(DECK_LIMITS.elements)),
    /** A colour or a gradient. */
    background: fillSchema,
    /** Above the background and below the elements. */
    backgroundPicture: v.nullable(backgroundPictureSchema),
    notes: v.pipe(v.string(), v.maxLength(DECK_LIMITS.notes)),
    hidden: v.boolean(),
    transition: v.picklist(SLIDE_TRANSITIONS),
    /** Section name; empty for none. Consecutive slides with the same name form a section. */
    section: v.pipe(v.string(), v.maxLength(DECK_LIMITS.section)),
    /** Set on slides that were made as covers, which have the theme’s logo and no footer. */
    isCover: v.exactOptional(v.boolean()),
    /** Notes of the author to themselves, which nobody else gets to see; none on most slides. */
    comments: v.exactOptional(v.pipe(v.array(commentSchema), v.maxLength(DECK_LIMITS.comments))),
  });
}

export function createDeckSchema(slideSchema: ReturnType<typeof createSlideSchema>) {
  return v.object({
    version: v.literal(DECK_VERSION),
    id: idSchema,
    title: v.pipe(v.string(), v.maxLength(200)),
    /** Of amounts, and of the texts that the editor adds. */
    language: v.picklist(DECK_LANGUAGES),
    /** With its space, if it stands before amounts with one. */
    currency: v.picklist(CURRENCIES),
    slides: v.pipe(v.array(slideSchema), v.minLength(1), v.maxLength(DECK_LIMITS.slides)),
    /** Swatches extracted from the deck's pictures. */
    swatches: v.pipe(v.array(colorSchema), v.maxLength(24)),
    frameGuide: v.nullable(v.picklist(typedKeysOf(FRAME_GUIDES))),
    /** Null if every colour and font is chosen by hand. */
    theme: v.nullable(themeSchema),
    guides: guidesSchema,
    /** Font files that the deck carries; none in most decks. */
    fonts: v.exactOptional(v.pipe(v.array(ownFontSchema), v.maxLength(DECK_LIMITS.fonts))),
    /** Between 4:3 and 16:9; missing in decks of 16:9. */
    slideHeight: v.exactOptional(
      v.pipe(v.number(), v.integer(), v.minValue(SLIDE_SIZE.height), v.maxValue(MAX_SLIDE_HEIGHT)),
    ),
    /** Optional, because most decks have none. */
    finance: v.exactOptional(financeSchema),
  });
}

export type Finance = Stored<typeof financeSchema>;

/** The finance model as its deck writes it. */
export type DeckFinance = Finance & MoneyFormat;

export type FinanceSource = Finance['sources'][number];
