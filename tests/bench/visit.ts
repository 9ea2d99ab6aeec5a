/** One first visit to its end, in milliseconds from its start where nothing else is said. */
export interface Visit {
  largestPaint: number;
  /** Header and heading answer: React has taken them over. Undefined on a page that is never hydrated. */
  hydrated?: number;
  /** Main-thread time above 50 ms per task, after the first paint. */
  blocked: number;
  /** The longest task of them. */
  longestTask: number;
  shift: number;
  kilobytes: number;
  requests: number;
  /** Script files among them. */
  scripts: number;
  depth: number;
}

/** A first visit with a reader's hands: how long each had to wait for the next frame. */
export interface BusyVisit extends Visit {
  scroll?: number;
  press?: number;
  type?: number;
  /** From the press until what was pressed had done its work. */
  pressDone?: number;
  /** From the click on a link that was pointed at until the first paint of its page. */
  nextPage?: number | undefined;
}
