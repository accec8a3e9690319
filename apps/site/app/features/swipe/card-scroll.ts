/** The parts of a card that scroll: the whole card on a phone, its text beside the photo on a wide screen. */
const scrolling = '[data-scrolls]';

/** Brings the text of a card into view, or its next part. How it moves is the stylesheet's. */
export function showMore(card: HTMLElement | null): void {
  for (const part of partsOf(card)) part.scrollBy({ top: part.clientHeight * 0.8 });
}

/** Returns to the photo of a card, or to the beginning of its text. */
export function showPhoto(card: HTMLElement | null): void {
  for (const part of partsOf(card)) part.scrollTo({ top: 0 });
}

function partsOf(card: HTMLElement | null): HTMLElement[] {
  return [...(card?.querySelectorAll<HTMLElement>(scrolling) ?? [])];
}
