/** A script as the text that a plain page contains (page-scripts.ts); empty in the browser's own build. */
declare module '*?page-script' {
  const source: string;
  export default source;
}
