import type { Locator, Page } from '@playwright/test';

/** In the browser: the elements that are wider than the window, which make it scroll sideways. */
const wider = `(() => {
  const root = document.documentElement;
  const isClipped = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  return root.scrollWidth <= root.clientWidth ? [] : [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5 && !isClipped(element))
    .map((element) => element.tagName + ' ' + element.textContent.slice(0, 40));
})()`;

/** What sticks out of the window on the right. Works in pages without scripts, too. */
export const tooWide = (page: Page) => page.evaluate<string[]>(wider);

/** In the browser: the choices that are wider than the box that shows them. */
const cut = `(() => {
  const measure = document.createElement('canvas').getContext('2d');
  const isCut = (select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    measure.font = font;
    const { width } = measure.measureText(select.selectedOptions[0]?.textContent ?? '');
    return width > select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
  };
  return [...document.querySelectorAll('select')]
    .filter((select) => select.checkVisibility({ opacityProperty: true }) && isCut(select))
    .map(({ selectedOptions }) => selectedOptions[0].textContent);
})()`;

/** The chosen words of selects that show a part of them. Works in pages without scripts, too. */
export const cutSelects = (page: Page) => page.evaluate<string[]>(cut);

/** Size of an element's letters, in CSS pixels. */
export const fontSizeOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    // The tests are typed for Node, which has no window.
    const { getComputedStyle } = globalThis as unknown as {
      getComputedStyle: (node: unknown) => { fontSize: string };
    };
    return Number.parseFloat(getComputedStyle(node).fontSize);
  });

/** Resizes the window and waits for the frame that the page's scripts answer it with. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`);
}

/** In the browser: the levels of the headings that are shown, in their order. */
const headingLevels = `[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
  .map(({ tagName }) => Number(tagName[1]))`;

/** What is wrong with the headings of a page: it has one of the first level, and none skips a level. */
export async function headingFaults(page: Page): Promise<string[]> {
  const levels = await page.evaluate<number[]>(headingLevels);
  const first = levels.filter((level) => level === 1).length;
  const skipped = levels.some((level, index) => level > (levels[index - 1] ?? level) + 1);
  return [
    ...(first === 1 ? [] : [`${first} headings of level 1`]),
    ...(skipped ? [`headings skip a level: ${levels.join(' ')}`] : []),
  ];
}

/** In each page: adds up the layout shifts that no press caused. */
const watch = `{
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}`;

/** Has each page that loads from now on measure its layout shift. */
export const watchShift = (page: Page) => page.addInitScript({ content: watch });

/** How far the page's content moved while it loaded, as Cumulative Layout Shift counts it, once its fonts are there. */
export const shiftOf = (page: Page) =>
  page.evaluate<number>(
    `document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(shifted)))))`,
  );
