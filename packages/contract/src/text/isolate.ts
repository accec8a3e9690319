/** Letters of scripts that are written from right to left, and the invisible ones that turn the direction. */
const turning =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Mende_Kikakui}\p{Bidi_Control}]/u;
const isolates = /[\u2066-\u2069]/g;

/**
 * What `<bdi>` is for elements, for places that take plain text alone: titles, labels, sentences with a name in them.
 * The text keeps its own direction and leaves the sentence its order. Text that runs from left to right comes back as
 * it is.
 */
export function isolate(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(isolates, '')}\u2069` : text;
}

/** How values are filled into texts. React escapes; what stands within a sentence must only not turn its direction. */
export const interpolation = { escape: isolate, alwaysFormat: true };
