/** Constants of restrictions and appeals, without imports so that a page's script can hold them. */

/** Maximum characters of the facts that staff add to a statement. */
export const restrictionNoteLength = 1000;
/** Maximum characters of an appeal. */
export const appealTextLength = 2000;
/** Days within which an appeal is decided (trust 10). */
export const appealDays = 7;
