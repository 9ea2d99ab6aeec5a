declare module '*.css';
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
interface Window {
  /** Of the early-click catcher in the document: a region can answer clicks from now on. */
  siteReady?: (region: 'shell' | 'page') => void;
  /** Of the start guard in the document, which watches every script and style sheet. */
  siteFiles?: {
    /** What was lost, or did not come within its time, since the document was opened. */
    failures: { url: string; kind: 'error' | 'timeout'; tries: number }[];
    /** Asks for everything that is still under way once more, at addresses of its own. */
    again: () => void;
    /** Says that a page which can be read does not answer, and offers to open it anew. */
    speak: () => void;
    /** Opens the document anew if the site answers, and says so at this place if it does not. */
    retry: (place: Element) => void;
  };
}
