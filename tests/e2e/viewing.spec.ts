import type { Page } from '@playwright/test';
import { asReturningVisitor, logInAs } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

interface Found {
  id: string;
  name: string;
  text: string;
}

/** Somebody with more pictures than a free member sees, as the page's reader is told of them. */
async function somebodyWithPictures(page: Page): Promise<Found> {
  const found = await page.evaluate(async () => {
    const ask = async (path: string) => (await fetch(path)).json() as Promise<Record<string, unknown>>;
    const { results } = (await ask('/api/members')) as { results: { id: string; fictional: boolean }[] };
    for (const { id, fictional } of results) {
      if (fictional) continue;
      const { profile } = (await ask(`/api/members/${id}`)) as {
        profile: { name: string; about_me: string; photos: object[] };
      };
      const { name, about_me: text, photos } = profile;
      if (photos.length > 3) return { id, name, text };
    }
    return null;
  });
  if (!found) throw new Error('nobody of the first page has four pictures');
  return found;
}

test('a visitor reads the beginning, a free member sees three pictures large, and the way goes on', async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await page.goto(`${originOf(host)}/`);
  const { id, name, text } = await somebodyWithPictures(page);
  const alt = (number: number) => t('members:photos.alt', { name, number });

  await test.step('a visitor, whom the front page leads to all members', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common:action.to_members') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('members:title') })).toBeVisible();
    await page.goto(`${originOf(host)}/members/${id}`);
    await expect(page.getByText(t('members:beginning.title', { name }))).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await page
      .getByRole('button', { name: t('members:photos.signup') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('a free member', async () => {
    await logInAs(page, host, 'free@demo.test');
    await page.goto(`${originOf(host)}/members/${id}`);
    await expect(page.getByText(t('members:beginning.title', { name }))).toBeHidden();
    for (const number of [1, 2, 3]) await expect(page.getByRole('img', { name: alt(number) })).toBeVisible();
    await expect(page.getByRole('img', { name: alt(4) })).toBeHidden();
    // Said once, however many there are.
    await expect(page.getByText(t('members:photos.locked.premium'))).toHaveCount(1);
  });

  await test.step('enlarges a picture, looks at the next one and comes back to it', async () => {
    const enlarge = page.getByRole('button', { name: t('members:photos.enlarge', { number: 1 }) });
    await enlarge.press('Enter');
    const viewer = page.getByRole('dialog', { name: t('members:photos.label', { name }) });
    await expect(viewer.getByRole('button', { name: t('members:photos.zoom_in') })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('img', { name: alt(2) })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(enlarge).toBeFocused();
  });

  await test.step('and goes on to a member like this one', async () => {
    const related = page.getByRole('region', { name: t('members:related', { name }) });
    await related.scrollIntoViewIfNeeded();
    const first = related.getByRole('listitem').getByRole('link').first();
    const address = (await first.getAttribute('href')) ?? '';
    await first.click();
    await page.waitForURL(`**${address}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeHidden();
  });
});
