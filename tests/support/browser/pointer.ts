import type { Page } from '@playwright/test';

/** Moves the pointer, which wakes a page. It comes from elsewhere: where the page before left it, it would not move. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.mouse.move(30, 30, { steps: 3 });
}
