import type { BrowserContext } from '@playwright/test';

/** What a way through the site asks of whoever goes it. */
export interface Asked {
  /** By finger or mouse. */
  taps: number;
  /** Fields that were written into or chosen from, each once. */
  fields: number;
  /** Keys that give an order: those by which a field is written into are none. */
  keys: number;
}

/**
 * Runs in each page. A tap is a click that somebody made: a label's on its field and one that the page repeats are none. A field
 * counts at its first input; a box or a choice is the tap that it is. Where the page moves under a click, Playwright stops it at the
 * window and clicks again: the document gets the second one alone.
 */
const counting = `{
  const filled = new WeakSet();
  document.addEventListener('click', ({ isTrusted, detail }) => {
    if (isTrusted && detail > 0) asked('taps');
  }, true);
  addEventListener('input', ({ target }) => {
    if (filled.has(target) || /^(checkbox|radio)$/.test(target.type)) return;
    filled.add(target);
    asked('fields');
  }, true);
  addEventListener('keydown', ({ isTrusted, key, target }) => {
    const writes = target.matches('textarea, input:not([type=checkbox], [type=radio])') && key.length === 1;
    if (isTrusted && !writes && !/^(Control|Shift|Alt|Meta)$/.test(key)) asked('keys');
  }, true);
}`;

/** Counts in all pages of a browser from now on, across their navigations. @returns the counts, which go on */
export async function countAsked(context: BrowserContext): Promise<Asked> {
  const sum: Asked = { taps: 0, fields: 0, keys: 0 };
  await context.exposeBinding('asked', (_source, what: keyof Asked) => {
    sum[what] += 1;
  });
  await context.addInitScript({ content: counting });
  return sum;
}
