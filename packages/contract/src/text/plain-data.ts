/**
 * What somebody typed or pasted into a field for data: an address, a number, a code, a line of a postal address. Copying
 * brings direction marks, joiners and spaces of other kinds, which nobody sees. Not for prose and not for names, in which
 * a joiner makes letters and emoji. It imports nothing: the browser reads addresses by it.
 */

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** @returns the same without what can't be seen, each row of spaces as one ordinary space, and none at its ends */
export function plainData(typed: string): string {
  return typed.replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();
}

/** @returns the same without any spaces and dashes, by which people and programs group codes and numbers */
export function plainCode(typed: string): string {
  return plainData(typed).replaceAll(/[\s\p{Pd}]/gu, '');
}
