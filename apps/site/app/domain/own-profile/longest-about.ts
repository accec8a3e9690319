/** Most characters of the text about oneself; the server counts the same way. */
export const longestAbout = 2000;
