/**
 * Cleans typed or pasted data: an address, a number, a code, a line of a postal address. Copying brings invisible
 * direction marks, joiners and other spaces along. Not for prose and not for names, where a joiner forms letters and
 * emoji. It imports nothing: the browser reads addresses by it.
 */

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** @returns the text without invisible characters, each run of spaces as one ordinary space, trimmed */
export function plainData(typed: string): string {
  return typed.replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();
}

/** @returns the text without any spaces and dashes, which people and programs use to group codes and numbers */
export function plainCode(typed: string): string {
  return plainData(typed).replaceAll(/[\s\p{Pd}]/gu, '');
}
