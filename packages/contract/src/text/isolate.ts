/** Letters of right-to-left scripts, and the invisible characters that change the direction. */
const turning =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Mende_Kikakui}\p{Bidi_Control}]/u;
const isolates = /[\u2066-\u2069]/g;

/**
 * The counterpart of `<bdi>` for plain text: titles, labels, sentences that contain a name. The text keeps its own
 * direction and does not reorder the sentence. Left-to-right text is returned unchanged.
 */
export function isolate(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(isolates, '')}\u2069` : text;
}

/** How values are filled into texts. React escapes; here a value must only not change the sentence's direction. */
export const interpolation = { escape: isolate, alwaysFormat: true };
