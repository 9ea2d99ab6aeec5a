declare module '*.css';
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
interface Window {
  /** Of the early-click catcher in the document: a region can answer clicks from now on. */
  siteReady?: (region: 'shell' | 'page') => void;
}
