/** Reactions to messages: one emoji of those that Unicode recommends (RGI), a few thousand. */

/** Code units of the longest emoji, with room for future ones. */
export const longestReaction = 32;

/** Compiled lazily: older browsers load this file too and do not know the flag. */
let emoji: RegExp | undefined;

/** The site's first suggestions; any other emoji is allowed too. */
export const firstReactions = ['❤️', '😂', '😮', '😢', '👍', '🔥'] as const;

/** Whether a text is exactly one emoji. Without its variation selector it counts as the same emoji. */
export function isReaction(text: string): boolean {
  if (text.length > longestReaction) return false;
  emoji ??= new RegExp('^\\p{RGI_Emoji}$', 'v');
  return emoji.test(text) || emoji.test(`${text}\ufe0f`);
}
