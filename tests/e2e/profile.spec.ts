import { originOf } from '../support/e2e-origin.ts';
import { asReturningVisitor, logInAs } from '../support/e2e-members.ts';
import { expect, test } from '../support/e2e-page.ts';
import { textsOf } from '../support/e2e-texts.ts';
import { noise } from '../support/hostile-images.ts';

/** The two screens are tested beside each other, so each has a brand and a member of its own. */
const places = {
  phone: { host: 'vonk.localhost', language: 'nl' },
  desktop: { host: 'harbour.localhost', language: 'en' },
} as const;
type Screen = keyof typeof places;

test.beforeEach(({ context }) => asReturningVisitor(context));

test('one’s own profile: photos, fields, consent', async ({ page }, { project }) => {
  const { host, language } = places[project.name as Screen];
  const t = textsOf(language);
  const picture = { mimeType: 'image/jpeg', buffer: await noise(300, 375).jpeg().toBuffer() };
  const tiles = page
    .locator('#photos')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
  const counted = (number: number) => page.getByText(t('own-profile:photos.number', { number, limit: 3 }));
  const send = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[type=file]').setInputFiles(file);
  const remove = async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${t('own-profile:photos.remove')}: `) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('own-profile:photos.remove') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await logInAs(page, host, 'empty@demo.test');
  await page.goto(`${originOf(host)}/profile`);

  await test.step('photos are removed, and the member is told that none is left', async () => {
    await expect(tiles.first()).toBeVisible();
    for (let left = await tiles.count(); left > 0; left--) {
      await expect(tiles).toHaveCount(left);
      await remove();
    }
    await expect(counted(0)).toBeVisible();
    await page.goto(`${originOf(host)}/members`);
    await expect(page.getByText(t('common:alert.photo.text'))).toBeVisible();
    await page.getByText(t('common:alert.photo.text')).click();
    await page.getByRole('link', { name: t('common:alert.photo.action') }).click();
    await expect(page.getByRole('heading', { name: t('profile-page:group.photos') })).toBeVisible();
    await expect(page.getByText(t('common:alert.photo.text'))).toBeHidden();
  });

  await test.step('photos are sent, wait for their inspection, and one is made the main one', async () => {
    await send({ name: 'first.jpg', ...picture });
    await expect(counted(1)).toBeVisible();
    await expect(tiles.getByText(t('own-profile:photos.inspection'))).toBeVisible();
    await expect(tiles.getByText(t('own-profile:photos.main'), { exact: true })).toBeVisible();
    await send({ name: 'second.jpg', ...picture });
    await expect(counted(2)).toBeVisible();
    const second = tiles.nth(1).getByRole('img');
    const address = await second.getAttribute('src');
    await tiles
      .nth(1)
      .getByRole('button', { name: t('own-profile:photos.make_main') })
      .click();
    await expect(tiles.first().getByRole('img')).toHaveAttribute('src', address ?? '');
  });

  await test.step('what is no photo is refused beside its name', async () => {
    await send({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByText(t('errors:unsupported_media_type'))).toBeVisible();
    await send({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await expect(page.getByText(t('errors:photo_unreadable'))).toBeVisible();
    await expect(counted(2)).toBeVisible();
  });

  await test.step('at the limit nothing more can be sent', async () => {
    await send({ name: 'third.jpg', ...picture });
    const full = t('own-profile:photos.full_free', { limit: 3, premium: 25 });
    await expect(page.getByText(full)).toBeVisible();
    await expect(page.locator('input[type=file]')).toHaveCount(0);
  });

  await test.step('the city is chosen from what is found, its region comes along', async () => {
    const city = page.getByRole('combobox', { name: t('places:city') });
    const found =
      project.name === 'phone' ? ['maastr', 'Maastricht', 'Limburg'] : ['kilken', 'Kilkenny', 'Kilkenny'];
    const [typed = '', name = '', region = ''] = found;
    await city.clear();
    await city.pressSequentially(typed);
    const option = page.getByRole('option', { name: `${name} ${region}` });
    await expect(option).toBeVisible();
    if (project.name === 'phone') await option.click();
    else {
      await city.press('ArrowDown');
      await city.press('Enter');
    }
    await expect(city).toHaveValue(name);
    await page.getByRole('button', { name: t('common:action.save') }).click();
    await expect(page.getByText(t('profile-page:saved'))).toBeVisible();
    await page.reload();
    await expect(city).toHaveValue(name);
    await expect(city).toHaveAccessibleDescription(new RegExp(`^${region}, `));
  });

  const tea = page.getByRole('checkbox', { name: t('profile:interests.tea'), exact: true });
  const bi = page.getByRole('radio', { name: t('profile:sexuality.bi'), exact: true });
  const save = page.getByRole('button', { name: t('common:action.save') });

  await test.step('withdrawing the consent erases sexuality and interests', async () => {
    await page.getByRole('button', { name: t('own-profile:consent.withdraw') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('own-profile:consent.withdraw') })
      .click();
    await expect(page.getByText(t('own-profile:consent.withdrawn'))).toBeVisible();
    await expect(tea).toBeDisabled();
    await expect(bi).toBeDisabled();
    await page.reload();
    await expect(page.getByText(t('own-profile:interests.chosen', { number: 0 }))).toBeVisible();
  });

  await test.step('with the consent they are stored, with everything else', async () => {
    const brand = project.name === 'phone' ? 'Vonk' : 'Harbour';
    await page.getByText(t('own-profile:consent.agree', { brand })).click();
    await expect(tea).toBeEnabled();
    await tea.check({ force: true });
    await bi.check({ force: true });
    await page.getByLabel(t('profile:field.hair_color')).selectOption(t('profile:hair_color.red'));
    await page.getByLabel(t('profile:field.about_me')).fill('Reads on trains.');
    await save.click();
    await expect(page.getByText(t('profile-page:saved'))).toBeVisible();
    await page.reload();
    await expect(tea).toBeChecked();
    await expect(bi).toBeChecked();
    await expect(page.getByLabel(t('profile:field.hair_color'))).toHaveValue('red');
    await expect(save).toBeDisabled();
  });
});

test('the notifications: saved at once, advertising by consent, and an alert that stays away', async ({
  page,
}, { project }) => {
  const { host, language } = places[project.name as Screen];
  const t = textsOf(language);
  const switchOf = (kind: string) =>
    page.getByRole('switch', { name: t(`notifications:kind.${kind}.name`), exact: true });
  const saved = (kind: string) =>
    page
      .getByRole('listitem')
      .filter({ has: switchOf(kind) })
      .getByText(t('notifications:saved'));
  // The whole row is the switch: what is pressed is its label.
  const turn = (kind: string) =>
    page.getByText(t(`notifications:kind.${kind}.name`), { exact: true }).click();
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
    await expect(alert).toBeVisible();
    await page
      .getByRole('complementary')
      .filter({ has: alert })
      .getByRole('button', { name: t('common:action.close') })
      .click();
    await expect(alert).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toBeHidden();
  });
});
