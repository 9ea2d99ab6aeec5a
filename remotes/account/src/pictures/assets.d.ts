/** Drawing as a data URL: it comes with the page. */
declare module '*.svg?inline' {
  const url: string;
  export default url;
}
