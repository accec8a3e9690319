/** Prompts of a profile: openers that its member completes. Free of any library, so that the browser's bundle can hold it. */

/**
 * The openers, in the order in which they are offered. A code is kept in a restriction and in a report as the name of a
 * field, so it is at most 16 characters long and none of `heldFields`.
 */
export const promptCodes = [
  'perfect_sunday',
  'we_click_if',
  'laugh_hardest',
  'way_to_my_heart',
  'first_date',
  'friends_say',
  'small_joy',
  'never_tired_of',
  'ask_me_about',
  'i_cook_best',
  'best_trip',
  'bucket_list',
  'hidden_talent',
  'learning_now',
  'proud_of',
  'unusual_fact',
  'song_on_repeat',
  'cannot_resist',
  'good_morning',
  'after_work',
  'rainy_day',
  'childhood_dream',
  'changed_my_mind',
  'best_advice',
  'grateful_for',
  'show_i_care',
  'green_flag',
  'guilty_pleasure',
  'together_we',
  'looking_for',
] as const;
export type PromptCode = (typeof promptCodes)[number];

/** Characters of an answer, as `textLength` counts them. */
export const promptAnswerLength = 150;

/** Answers of one profile. */
export const promptsAtMost = 3;

const codes: ReadonlySet<string> = new Set(promptCodes);

export function isPromptCode(code: string): code is PromptCode {
  return codes.has(code);
}
