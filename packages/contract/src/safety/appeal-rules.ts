/** Figures of restrictions and appeals, free of anything else so that a page's script can hold them. */

/** Characters of the facts that staff add to a statement. */
export const restrictionNoteLength = 1000;
/** Characters of what a member writes in an appeal. */
export const appealTextLength = 2000;
/** Within how many days an appeal is decided (trust 10). */
export const appealDays = 7;
