import type { Page, Route } from '@playwright/test';
import { requestOnce } from '../support/app/http.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { asReturningVisitor, becomeMember, logInAs, newAddress } from '../support/browser/members.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf, type Texts } from '../support/browser/texts.ts';
import { noise } from '../support/photos/hostile-images.ts';

/** The two screens are tested beside each other, so each has a brand and a member of its own. */
const places = {
  phone: { host: 'vonk.localhost', language: 'nl' },
  desktop: { host: 'harbour.localhost', language: 'en' },
} as const;
type Screen = keyof typeof places;

test.beforeEach(({ context }) => asReturningVisitor(context));

test('one’s own profile: photos', async ({ page }, { project }) => {
  const { host, language } = places[project.name as Screen];
  const t = textsOf(language);
  const tiles = page
    .locator('#photos')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  const counted = (number: number) => page.getByText(t('own-profile:photos.number', { number, limit: 3 }));
  const remove = async () => {
    const name = t('own-profile:photos.alt', { number: 1 });
    await page.getByRole('button', { name: t('own-profile:photos.actions', { name }) }).click();
    await page.getByRole('button', { name: t('own-profile:photos.remove'), exact: true }).click();
  };
  await logInAs(page, host, 'empty@demo.test');
  await page.goto(`${originOf(host)}/profile`);

  await test.step('a menu stays open when what was scrolled before it opened is told late, and closes when scrolled away', async () => {
    const item = page.getByRole('button', { name: t('own-profile:photos.remove'), exact: true });
    // Its place is said by the page's script.
    await expect(tiles.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      `new Promise((told) => {
        addEventListener('scroll', told, { once: true });
        scrollBy(0, 40);
        document.querySelector('#photos button[popovertarget]').click();
      })`,
    );
    await expect(item).toBeVisible();
    await page.evaluate('scrollBy(0, 40)');
    await expect(item).toBeHidden();
  });

  await test.step('photos are removed, and the member is told that none is left', async () => {
    await expect(tiles.first()).toBeVisible();
    for (let left = await tiles.count(); left > 0; left--) {
      await expect(tiles).toHaveCount(left);
      await remove();
    }
    await expect(counted(0)).toBeVisible();
    await page.goto(`${originOf(host)}/members`);
    // Among others, of which one is shown at a time.
    await page.getByLabel(t('common:nav.notices')).click();
    await expect(page.getByText(t('common:alert.photo.text'))).toBeVisible();
    await page.getByText(t('common:alert.photo.text')).click();
    await page.getByRole('link', { name: t('common:alert.photo.action') }).click();
    await expect(page.getByRole('heading', { name: t('profile-page:group.photos') })).toBeVisible();
    await expect(page.getByText(t('common:alert.photo.text'))).toBeHidden();
    const buffer = await noise(300, 375).jpeg().toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: t('own-profile:photos.send', { number: 1 }) }).click();
    await expect(counted(1)).toBeVisible();
  });
});

/** The switches of the notifications. A whole row is the switch: its label takes the press. */
function switches(page: Page, t: Texts) {
  const switchOf = (kind: string) =>
    page.getByRole('switch', { name: t(`notifications:kind.${kind}.name`), exact: true });
  return {
    switchOf,
    turn: (kind: string) => page.getByText(t(`notifications:kind.${kind}.name`), { exact: true }).click(),
    saved: (kind: string) =>
      page
        .getByRole('listitem')
        .filter({ has: switchOf(kind) })
        .getByText(t('notifications:saved')),
  };
}

test('the notifications: saved at once, advertising by consent, and an alert that stays away', async ({
  page,
}, { project }) => {
  const { host, language } = places[project.name as Screen];
  const t = textsOf(language);
  const { switchOf, turn, saved } = switches(page, t);
  const alert = page.getByText(t('common:alert.notifications.text'));
  await logInAs(page, host, 'empty@demo.test');
  await page.goto(`${originOf(host)}/notifications`);

  await test.step('advertising is off until it is switched on, which is the consent', async () => {
    await expect(page.getByRole('switch')).toHaveCount(8);
    await expect(page.getByText(t('notifications:consent.none'))).toBeVisible();
    for (const kind of ['promotions', 'weekly_updates', 'news'])
      await expect(switchOf(kind)).not.toBeChecked();
    await turn('news');
    await expect(saved('news')).toBeVisible();
    await expect(page.getByText(t('notifications:consent.none'))).toBeHidden();
    await page.reload();
    await expect(switchOf('news')).toBeChecked();
    await turn('news');
    await expect(page.getByText(t('notifications:consent.none'))).toBeVisible();
  });

  await test.step('what is switched off is told until the reader puts it away', async () => {
    await turn('like');
    await expect(saved('like')).toBeVisible();
    await expect(alert).toBeHidden();
    await page.goto(`${originOf(host)}/likes`);
    // Among others, of which one is shown at a time.
    await page.getByLabel(t('common:nav.notices')).click();
    await expect(alert).toBeVisible();
    await page
      .getByRole('complementary')
      .filter({ has: alert })
      .getByRole('button', { name: t('common:action.close') })
      .click();
    await expect(alert).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('a switch stays as it was pressed when an older answer comes late, as on a slow phone', async ({
  page,
}, { project }) => {
  const { host, language } = places[project.name as Screen];
  const { switchOf, turn, saved } = switches(page, textsOf(language));
  const [asked, late] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await becomeMember(page, host, newAddress('late', project.name));
  // Only the page's own question is left, and its first answer is on the way while two switches are pressed.
  await page.routeWebSocket(/\/api\/ws/, () => undefined);
  const hold = async (route: Route) => {
    const cookie = (await route.request().headerValue('cookie')) ?? '';
    const headers = { cookie, 'x-request-type': 'client' };
    const { status, body } = await requestOnce(e2ePort(), host, { path: '/api/updates', headers });
    asked.resolve(undefined);
    await late.promise;
    await route.fulfill({ status, body, contentType: 'application/json' });
  };
  await page.route('**/api/updates', hold, { times: 1 });
  await page.clock.install();
  await page.goto(`${originOf(host)}/notifications`);
  await page.clock.fastForward(5_000);
  await asked.promise;
  await turn('like');
  await expect(saved('like')).toBeVisible();
  const answered = page.waitForResponse('**/api/updates');
  late.resolve(undefined);
  await answered;
  await turn('new_messages');
  await expect(saved('new_messages')).toBeVisible();
  for (const kind of ['like', 'new_messages']) await expect(switchOf(kind)).not.toBeChecked();
  await page.reload();
  for (const kind of ['like', 'new_messages']) await expect(switchOf(kind)).not.toBeChecked();
});
