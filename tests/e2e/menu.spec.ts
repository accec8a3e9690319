import type { Page } from '@playwright/test';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

const consoleAt = (path: string) => `${originOf('console.localhost')}/#${path}`;
const places = (page: Page) => page.getByRole('menu').getByRole('menuitem');

test('the whole menu of an owner fits a window of 800 pixels, and a short page does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openConsoleAs(page, 'owner@demo.test', '/members');
  await expect(page.getByRole('searchbox', { name: 'Search for a member' })).toBeVisible();
  expect(await places(page).count()).toBeGreaterThan(20);
  for (const place of await places(page).all()) {
    const box = await place.boundingBox();
    expect((box?.y ?? 800) + (box?.height ?? 0), await place.innerText()).toBeLessThanOrEqual(800);
    // WCAG 2.2, 2.5.8.
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBeLessThanOrEqual(0);
});

test('a window that becomes narrow closes its menu, and opens it again when it is wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openConsoleAs(page, 'owner@demo.test', '/members');
  await expect(places(page).first()).toBeVisible();
  await page.setViewportSize({ width: 500, height: 800 });
  // By its role: what is hidden from screen readers has none.
  await expect(page.getByRole('searchbox', { name: 'Search for a member' })).toBeVisible();
  await expect(page.locator('[aria-hidden=true]:has(main)')).toHaveCount(0);
  await expect(places(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('menuitem', { name: 'Audit log' })).toBeVisible();
  await expect(page.locator('.RaSidebar-docked')).toHaveClass(/RaSidebar-open|open/);
});

test('what is said covers no title and no tool, and stays behind with its page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openConsoleAs(page, 'owner@demo.test', '/postings', 'vonk');
  await page.getByRole('button', { name: 'Check now' }).click();
  const said = page.locator('.MuiSnackbar-root');
  await expect(said).toBeVisible();
  const box = await said.boundingBox();
  expect(box?.y).toBeGreaterThan(400);
  await page.clock.install();
  await page.clock.fastForward(2000);
  await page.goto(consoleAt('/members'));
  await expect(page.getByRole('searchbox', { name: 'Search for a member' })).toBeVisible();
  // By itself it would stay for four seconds.
  await expect(said).toHaveCount(0, { timeout: 1500 });
});
