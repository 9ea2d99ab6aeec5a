declare module '*.css';
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
interface Window {
  /** Starts the shell at once. Set in documents that are only read, whose shell waits for an intent. */
  siteStart?: () => void;
  /** Set by the scripts of the document, and called when React has hydrated the shell or the page. */
  siteReady?: (region: 'shell' | 'page') => void;
  /** Set by the start guard of the document, which watches every script and style sheet. */
  siteFiles?: {
    /** Files that failed or timed out since the document was opened. */
    failures: { url: string; kind: 'error' | 'timeout'; tries: number }[];
    /** Requests every pending file once more, at a URL of its own. */
    again: () => void;
    /** Shows the notice that a readable page does not respond yet, with a button to reload it. */
    speak: () => void;
    /** Reloads the document if the site responds; otherwise says so inside `container`. */
    retry: (container: Element) => void;
  };
}
