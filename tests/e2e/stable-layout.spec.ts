import type { Page } from '@playwright/test';
import { activateBy, asReturningVisitor, newAddress, signUpAs } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
// Its cache would hand out styles that the test holds back.
test.use({ serviceWorkers: 'block' });

/**
 * Keeps where the page's heading stood in each frame since the page came alive, in CSS pixels from the document's top, and
 * whether every stylesheet of the page applied when it came: a frame without one is rarely seen, so each change of the
 * page is looked at. Others may still be on their way: those of parts that come after a press.
 */
const watchHeading = `{
  const places = (globalThis.headingPlaces = {});
  const styled = (globalThis.headingStyled = {});
  const find = () => document.querySelector('html[data-alive] h1');
  const look = () => {
    const heading = find();
    if (heading) {
      const top = Math.round(heading.getBoundingClientRect().top + scrollY);
      const seen = (places[heading.textContent] ??= []);
      if (!seen.includes(top)) seen.push(top);
    }
    requestAnimationFrame(look);
  };
  look();
  const ask = () => {
    const heading = find();
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"][data-precedence="page"]')];
    if (heading) styled[heading.textContent] ??= sheets.length > 0 && sheets.every(({ sheet }) => sheet !== null);
  };
  new MutationObserver(ask).observe(document, { subtree: true, childList: true });
}`;

/** @returns every height at which a heading has stood, once the page is alive and has shown it in a frame */
async function placesOf(page: Page, heading: string): Promise<unknown> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const places = () => page.evaluate(`headingPlaces[${JSON.stringify(heading)}]`);
  await expect.poll(places).toBeDefined();
  return places();
}

// Whoever presses a button must not hit the one below it.
test('what is said above a page is there as soon as the page is, one thing at a time', async ({
  page,
  context,
}, { project }) => {
  await asReturningVisitor(context);
  await page.addInitScript({ content: watchHeading });
  const email = newAddress('stable', project.name);
  const client = await signUpAs(page, host, email);
  await client.call('PUT', '/api/user.php', { signup_step: null });
  const reminder = page.getByRole('complementary', { name: t('common:activation.title') });
  const noPhoto = page.getByText(t('common:alert.photo.text'));
  const goToMembers = () => page.getByRole('banner').getByRole('link', { name: 'Vonk' }).click();

  await test.step('the activation that is awaited', async () => {
    await page.goto(`${originOf(host)}/settings`);
    await expect(reminder).toBeVisible();
    expect(await placesOf(page, t('settings:title'))).toHaveLength(1);
    // On a slow line the styles come after all else that the page needs.
    const styles = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/.*\.css$/, async (route) => {
      await styles.promise;
      await route.continue();
    });
    await goToMembers();
    await expect(page.getByRole('status', { name: t('common:loading') })).toBeVisible();
    styles.resolve(undefined);
    expect(await placesOf(page, t('members:title'))).toHaveLength(1);
    expect(await page.evaluate(`headingStyled[${JSON.stringify(t('members:title'))}]`)).toBe(true);
    await page.reload();
    await expect(reminder).toBeVisible();
    await expect(noPhoto).toBeHidden();
    expect(await placesOf(page, t('members:title'))).toHaveLength(1);
  });

  await activateBy(page, client, host, email);

  await test.step('then the photo that is missing', async () => {
    await page.goto(`${originOf(host)}/settings`);
    await goToMembers();
    await expect(noPhoto).toBeVisible();
    await expect(reminder).toBeHidden();
    expect(await placesOf(page, t('members:title'))).toHaveLength(1);
    await page.reload();
    await expect(noPhoto).toBeVisible();
    expect(await placesOf(page, t('members:title'))).toHaveLength(1);
  });

  await test.step('which stands there before the page is alive, and does not once it was put away', async () => {
    // What the server sent, as a browser shows it while none of the site's own scripts has come.
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    const asSent = async () => {
      // After the answer, which a page that is already on its way could not give.
      await page.evaluate("document.documentElement.id = 'before'; void setTimeout(() => location.reload())");
      await expect(page.locator('html:not(#before) h1')).toBeVisible();
    };
    await asSent();
    await expect(noPhoto).toBeVisible();
    await page.evaluate(() => localStorage.setItem('PROFILE_PHOTO_ALERT', '1772000000'));
    await asSent();
    await expect(noPhoto).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
