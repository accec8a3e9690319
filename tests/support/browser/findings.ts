import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What WCAG 2.2 AA finds wrong on a page, by rule and place. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Nothing is told of what is right, which is most of the work.
      resultTypes: ['violations'],
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
