/** A script as the text that a plain page carries in itself (page-scripts.ts); empty in the browser's own build. */
declare module '*?page-script' {
  const source: string;
  export default source;
}
