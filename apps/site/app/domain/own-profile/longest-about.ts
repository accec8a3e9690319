/** Characters that the text about oneself may have; the server counts the same. */
export const longestAbout = 2000;
