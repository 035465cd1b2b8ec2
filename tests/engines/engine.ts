/** One window of a browser, driven from outside. Every engine implements it for the walk through the site. */
export interface Engine {
  resize: (size: Size) => Promise<void>;
  /** Resolves when the page is loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Clicks in the middle of the first element that a CSS selector finds. It has to be in view. */
  click: (selector: string) => Promise<void>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt: (point: Point) => Promise<void>;
  /** Presses the pointer at one point of the window and lets it go at another. */
  drag: (from: Point, to: Point) => Promise<void>;
  press: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>;
  /** Types into a field, after its present text. */
  type: (selector: string, text: string) => Promise<void>;
  /** Chooses the option of a select that has this value. */
  choose: (selector: string, value: string) => Promise<void>;
  /** Runs a function in the page. It is sent as text: it sees its arguments and the page, nothing else. */
  ask: <Args extends unknown[], Answer>(read: (...args: Args) => Answer, ...args: Args) => Promise<Answer>;
  /** Undefined if the engine's driver cannot print. */
  pdf?: () => Promise<Uint8Array>;
  /** Uncaught exceptions and console errors since the last call. Undefined where the engine's driver reports none. */
  errors?: () => readonly string[];
  close: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface EngineOptions {
  /** False: as in a browser with JavaScript switched off. */
  scripts?: boolean;
  /** Firefox: preferences, such as those that switch a newer feature off. */
  preferences?: Record<string, boolean>;
}

/** Milliseconds that one call of a driver may take before it is given up. */
export const CALL_LIMIT_MS = 60_000;

/** The text of a call, as drivers run it in a page. */
export function callOf(read: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(${String(read)})(...${JSON.stringify(args)})`;
}
