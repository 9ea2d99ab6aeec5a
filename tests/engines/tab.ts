/** Runs inside a page, so it knows nothing of this file; what goes in and comes out travels as JSON. */
export type PageFunction<Args extends unknown[], Answer> = (
  ...args: Args
) => Answer | Promise<Answer>;

/** One tab of a browser, whatever its engine: the few things that every driver can do. */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  evaluate<Args extends unknown[], Answer>(
    look: PageFunction<Args, Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** Gives the page a library: the text of a script. */
  addScript(script: string): Promise<void>;
  /** Presses the mouse on the middle of what `find` gives. */
  click<Args extends unknown[]>(find: PageFunction<Args, Element>, ...args: Args): Promise<void>;
  /** Takes what `find` gives by its middle and carries it so many pixels to the right and down. */
  drag<Args extends unknown[]>(
    by: DragDistance,
    find: PageFunction<Args, Element>,
    ...args: Args
  ): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(...keys: KeyPress): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** Picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
}

/** A key, after what is held meanwhile. */
export type KeyPress = [last: Named | LetterKey] | [held: 'Control', last: LetterKey];
type Named = 'Enter' | 'Escape' | 'ArrowRight';
type LetterKey = 'b' | 'c' | 'k' | 't' | 'v' | 'z';

export interface DragDistance {
  rightPx: number;
  downPx: number;
}

/** A browser that knows nobody: no cookies, no storage, nothing kept of an earlier one. */
export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface EngineOptions {
  scheme: 'dark' | 'light';
  /** A folder of this browser alone: its profile, and what it downloads. */
  folder: string;
}

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Why it cannot be had on this machine, as a sentence; undefined when it can. */
  missing: string | undefined;
  launch(wishes: EngineOptions): Promise<Browser>;
}
