const files = import.meta.glob('../../../../../themes/*/tokens.json');

/** All themes of this build, for the gallery. */
export const themeNames = Object.keys(files)
  .map((file) => file.split('/').at(-2) ?? '')
  .toSorted();
