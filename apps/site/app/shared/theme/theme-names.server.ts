const files = import.meta.glob('../../../../../themes/*/tokens.json');

/** Every theme that this build knows; the gallery shows them all. */
export const themeNames = Object.keys(files)
  .map((file) => file.split('/').at(-2) ?? '')
  .toSorted();
