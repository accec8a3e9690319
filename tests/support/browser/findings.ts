import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What WCAG 2.2 AA finds wrong on a page, by rule and place. */
export function findings(page: Page): Promise<string[]> {
  return found(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
}

/** The same of what colours decide, in the other colours of the theme: the page is the same otherwise. */
export async function darkFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const list = await found(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  return list.map((finding) => `dark ${finding}`);
}

async function found(page: Page, runOnly: string[]): Promise<string[]> {
  // While a colour changes there are ones between that nobody reads by.
  await page.evaluate(
    'for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()',
  );
  // A browser sends the outer one, whose page is loaded anew.
  const nested = (await page.locator('form form').count()) > 0 ? ['a form within a form'] : [];
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: else a second page is opened for each result, which takes as long again.
    .setLegacyMode()
    .options({
      runOnly,
      // Nothing is told of what is right, which is most of the work.
      resultTypes: ['violations'],
    })
    .analyze();
  return [
    ...nested,
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ];
}
