/** Reactions to messages: one emoji, of those that Unicode recommends (RGI), which are some thousands. */

/** Code units of the longest there are, with room for those to come. */
export const longestReaction = 32;

/** Made when it is asked for: older browsers load this file, too, and do not know the flag. */
let emoji: RegExp | undefined;

/** What the site offers first; any other emoji may be chosen, too. */
export const firstReactions = ['❤️', '😂', '😮', '😢', '👍', '🔥'] as const;

/** Whether a text is one emoji and nothing else. Typed without its variation selector it is the same emoji. */
export function isReaction(text: string): boolean {
  if (text.length > longestReaction) return false;
  emoji ??= new RegExp('^\\p{RGI_Emoji}$', 'v');
  return emoji.test(text) || emoji.test(`${text}\ufe0f`);
}
