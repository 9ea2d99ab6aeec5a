import { copySlide } from '../../core/edit/slides/slides';
import { newId } from '../../core/model/create';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { DECK_LIMITS } from '../../core/model/deck-constants';
import { typedKeysOf } from '../../core/typed-keys-of';
import type { DeckSettings } from './account-decks';
import { isSameContent } from './is-same-content';

/** Device that changed a slide of the account, and the time, as people read them: "Chrome on Windows, 28 November 12:03". */
type SlideOrigins = ReadonlyMap<string, string>;

interface MergeInput {
  /** Deck that both sides were made from; null if they have none in common. */
  readonly base: Deck | null;
  /** Deck of a save that may have reached the account without an answer. What equals it there is no change of others. */
  readonly pending: Deck | null;
  readonly local: Deck;
  readonly remote: Deck;
  readonly origins: SlideOrigins;
}

export interface MergedDeck {
  readonly deck: Deck;
  /** Ids of the slides that both sides have changed: the other side's are beside them. */
  readonly conflictIds: readonly string[];
  /** Whether the deck of the account has settings that the merged one does not have. */
  readonly hasReplacedSettings: boolean;
}

/** Signals that the merged deck would have more slides than a deck can hold. Nothing is changed. */
export class MergeTooLargeError extends Error {}

/**
 * Merges two decks slide by slide. A slide that one side has changed is taken from there, and a changed slide stays if the
 * other side has deleted it. Of a slide that both have changed, the local one stays, so that nothing moves under the hands
 * of its author, and the other one becomes a copy beside it.
 */
export function mergeDecks(input: MergeInput): MergedDeck {
  const slides = mergeSlides(input);
  const order = mergeOrder(input, new Set(slides.keys()));
  const merged = order.flatMap((id) => slides.get(id) ?? []);
  if (merged.length > DECK_LIMITS.slides)
    throw new MergeTooLargeError(`A deck has at most ${DECK_LIMITS.slides} slides.`);
  const { fields, hasReplacedSettings } = mergeFields(input);
  // Each side has deleted what the other one kept: a deck has at least one slide.
  const deck = { ...fields, slides: merged.length > 0 ? merged : input.local.slides };
  const conflictIds = order.filter((id) => (slides.get(id)?.length ?? 0) > 1);
  return { deck, conflictIds, hasReplacedSettings };
}

/** Each slide that stays, with the copy beside it if there is one, by the slide's id. */
function mergeSlides(input: MergeInput): ReadonlyMap<string, readonly Slide[]> {
  const [local, remote] = [slidesById(input.local), slidesById(input.remote)];
  const findCommon = createCommonFinder(input);
  const remaining = new Map<string, Slide>();
  const conflicts = new Map<string, Slide>();
  for (const id of new Set([...local.keys(), ...remote.keys()])) {
    const theirs = remote.get(id);
    const [slide, other] = mergeSlide({
      common: findCommon(id, theirs),
      ours: local.get(id),
      theirs,
    });
    if (slide) remaining.set(id, slide);
    if (other) conflicts.set(id, other);
  }
  const merged = [...remaining.values(), ...conflicts.values()];
  for (const slide of findSlidesWithLostWords(merged, local, remote))
    (remaining.has(slide.id) ? conflicts : remaining).set(slide.id, slide);
  return new Map(
    [...remaining].map(([id, slide]) => {
      const other = conflicts.get(id);
      return [id, other ? [slide, ...createCopy(other, remaining, input.origins)] : [slide]];
    }),
  );
}

/**
 * Local slides with words that both sides have and the merged deck would not: a slide and its copy have the same words, and
 * each side has changed or deleted the other one of both.
 */
function findSlidesWithLostWords(
  merged: readonly Slide[],
  local: ReadonlyMap<string, Slide>,
  remote: ReadonlyMap<string, Slide>,
): readonly Slide[] {
  const copyIds = [...local.keys(), ...remote.keys()].filter((id) => id !== originalIdOf(id));
  const copiedIds = new Set(copyIds.map(originalIdOf));
  const hasCopy = ({ id }: Slide) => copiedIds.has(originalIdOf(id));
  const [ours, theirs] = [local, remote].map((slides) => [...slides.values()].filter(hasCopy));
  if (!ours || !theirs || ours.length === 0) return [];
  const [theirWords, remainingWords] = [wordsOf(theirs), wordsOf(merged)];
  const isLost = (word: string) => theirWords.has(word) && !remainingWords.has(word);
  return ours.filter((slide) => [...wordsOf(slide)].some(isLost));
}

/** Words and other texts of a value, without ids, which copies do not share. */
function wordsOf(value: unknown): ReadonlySet<string> {
  if (typeof value === 'string') return new Set(value.split(/\s+/));
  if (typeof value !== 'object' || value === null) return new Set();
  const entries = Object.entries(value).filter(([key]) => key !== 'id');
  return new Set(entries.flatMap(([, each]) => [...wordsOf(each)]));
}

function slidesById(deck: Deck | null): ReadonlyMap<string, Slide> {
  return new Map(deck?.slides.map((slide) => [slide.id, slide]));
}

/** Slide that both sides were made from. A save that reached the account without an answer counts as seen here. */
function createCommonFinder({ base, pending }: MergeInput) {
  const [known, sent] = [slidesById(base), slidesById(pending)];
  return (id: string, theirs: Slide | undefined): Slide | undefined => {
    if (pending && isSameContent(theirs, sent.get(id))) return theirs;
    return known.get(id);
  };
}

interface SlideVersions {
  readonly common: Slide | undefined;
  readonly ours: Slide | undefined;
  readonly theirs: Slide | undefined;
}

/** None if the slide is deleted, two if both sides have changed it. */
function mergeSlide({ common, ours, theirs }: SlideVersions): readonly Slide[] {
  if (!ours || !theirs) {
    const remaining = ours ?? theirs;
    return remaining && !(common && isSameContent(remaining, common)) ? [remaining] : [];
  }
  if (isSameContent(ours, theirs)) return [ours];
  if (common && isSameContent(ours, common)) return [theirs];
  return common && isSameContent(theirs, common) ? [ours] : [ours, theirs];
}

/**
 * Copy of the account's slide. None if it remains in the merged deck, because a tab was closed in the middle of the same
 * merge.
 */
function createCopy(
  slide: Slide,
  remaining: ReadonlyMap<string, Slide>,
  origins: SlideOrigins,
): readonly Slide[] {
  const id = copyIdOf(slide);
  const label = `Also changed on ${origins.get(slide.id) ?? 'another device'}. Both slides are kept: delete the one you don’t need.`;
  const comments = [
    ...(slide.comments ?? []).slice(1 - DECK_LIMITS.comments),
    { id: newId(), text: label, isResolved: false },
  ];
  const copy = { ...copySlide(slide), comments };
  const existing = remaining.get(id);
  if (!existing) return [{ ...copy, id }];
  // A copy that was edited since is another slide.
  return describeContent(existing) === describeContent(copy) ? [] : [copy];
}

/** Content without its ids, which copies do not share. */
function describeContent(slide: Slide): string {
  return JSON.stringify(slide, (key, value: unknown) => (key === 'id' ? undefined : value));
}

/** The same for the same content, by a hash of 53 bits (cyrb53), and with the id of the slide that it is a copy of. */
function copyIdOf(slide: Slide): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of JSON.stringify(slide)) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `copy-${(high >>> 0).toString(16)}${(low >>> 0).toString(16)}-${originalIdOf(slide.id)}`;
}

/** Characters of ids that fit into those of copies, which have 64. */
const MAX_ORIGINAL_ID_LENGTH = 40;

/** Id of the slide that this one, or the slide that it is a copy of, is a copy of. */
function originalIdOf(id: string): string {
  return id.replace(/^copy-[0-9a-f]+-/, '').slice(0, MAX_ORIGINAL_ID_LENGTH);
}

/** Order of the side that has moved slides; of both, the local one. Slides of the other side follow their predecessors. */
function mergeOrder({ base, local, remote }: MergeInput, present: ReadonlySet<string>): string[] {
  const [baseIds, localIds, remoteIds] = [base, local, remote].map(
    (deck) => deck?.slides.map(({ id }) => id) ?? [],
  ) as [string[], string[], string[]];
  const isLocalFirst = base === null || hasMoved(baseIds, localIds);
  const [first, second] = isLocalFirst ? [localIds, remoteIds] : [remoteIds, localIds];
  const order = first.filter((id) => present.has(id));
  for (const [index, id] of second.entries()) {
    if (!present.has(id) || order.includes(id)) continue;
    const predecessor = second.slice(0, index).findLast((each) => order.includes(each));
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, id);
  }
  return order;
}

function hasMoved(before: readonly string[], after: readonly string[]): boolean {
  const common = before.filter((id) => after.includes(id));
  return after.filter((id) => before.includes(id)).some((id, index) => id !== common[index]);
}

function mergeFields({ base, pending, local, remote }: MergeInput): {
  fields: DeckSettings;
  hasReplacedSettings: boolean;
} {
  const [ours, theirs] = [deckSettingsOf(local), deckSettingsOf(remote)];
  const fields: Record<string, unknown> = { ...ours };
  let hasReplacedSettings = false;
  for (const key of typedKeysOf({ ...theirs, ...ours })) {
    const isTheirsUnchanged = [base, pending].some(
      (deck) => deck && isSameContent(theirs[key], deck[key]),
    );
    if (isTheirsUnchanged || isSameContent(ours[key], theirs[key])) continue;
    if (base && isSameContent(ours[key], base[key])) fields[key] = theirs[key];
    else if (key === 'title' && hasRoomForBoth(local.title, remote.title))
      fields[key] = mergeTitles(local.title, remote.title);
    else hasReplacedSettings = true;
    if (fields[key] === undefined) delete fields[key];
  }
  // Keys of both sides, with values of one of them.
  return { fields: fields as DeckSettings, hasReplacedSettings };
}

/** Everything of a deck but its slides. */
export function deckSettingsOf(deck: Deck): DeckSettings {
  const { slides: _, ...settings } = deck;
  return settings;
}

const MAX_TITLE_LENGTH = 200;

function hasRoomForBoth(ours: string, theirs: string): boolean {
  return mergeTitles(ours, theirs).length <= MAX_TITLE_LENGTH;
}

/** Both titles, unless one contains the other. */
function mergeTitles(ours: string, theirs: string): string {
  if (ours.includes(theirs)) return ours;
  return theirs.includes(ours) ? theirs : `${theirs} / ${ours}`;
}
