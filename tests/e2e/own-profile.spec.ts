import { originOf } from '../support/browser/origin.ts';
import { asReturningVisitor, becomeMember, newAddress } from '../support/browser/members.ts';
import { expect, test } from '../support/browser/page.ts';
import { textsOf } from '../support/browser/texts.ts';

test.beforeEach(({ context }) => asReturningVisitor(context));

test('one’s own profile is changed where it stands, and looked at as others do', async ({ page, isMobile }, {
  project,
}) => {
  const host = 'vonk.localhost';
  const t = textsOf('nl');
  const part = (name: string) =>
    page.getByRole('region', { name: t(`profile-page:part.${name}`), exact: true });
  const open = (name: string) =>
    part(name)
      .getByRole('button', { name: new RegExp(`: ${t(`profile-page:part.${name}`)}$`) })
      .click();
  const save = (name: string) =>
    part(name)
      .getByRole('button', { name: t('common:action.save') })
      .click();
  const saved = (name: string) => expect(part(name).getByText(t('profile-page:saved'))).toBeVisible();
  const about = page.getByLabel(t('profile:field.about_me'));
  await becomeMember(page, host, newAddress('own-profile', project.name));
  await page.goto(`${originOf(host)}/profile`);

  await test.step('what is missing leads to its part, which is filled in there', async () => {
    await page.getByRole('link', { name: t('profile-page:progress.part.about_me') }).click();
    await expect(part('about')).toBeInViewport();
    await open('about');
    await expect(about).toBeFocused();
    await about.fill('Leest in treinen, kookt voor tien en zingt in de auto.');
    await save('about');
    await saved('about');
    await expect(part('about').getByText('Leest in treinen')).toBeVisible();
    await expect(page.getByRole('link', { name: t('profile-page:progress.part.about_me') })).toBeHidden();
  });

  await test.step('a save that fails opens the form again, and a reload loses nothing', async () => {
    await open('looks');
    const hair = part('looks').getByLabel(t('profile:field.hair_color'));
    await hair.selectOption(t('profile:hair_color.red'));
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 403, json: {} }) : route.continue(),
    );
    await save('looks');
    await expect(part('looks').getByRole('alert')).toBeVisible();
    await expect(hair).toHaveValue('red');
    await page.unroute('**/api/profile');
    await page.reload();
    await expect(part('looks').getByText(t('profile-page:unsaved'))).toBeVisible();
    await part('looks')
      .getByRole('button', { name: t('profile-page:resume') })
      .click();
    await expect(hair).toHaveValue('red');
    await save('looks');
    await saved('looks');
    await expect(part('looks').getByText(t('profile:hair_color.red'))).toBeVisible();
  });

  await test.step('a place is chosen from what is found', async () => {
    await open('place');
    const city = page.getByRole('combobox', { name: t('places:city') });
    await city.pressSequentially('maastr');
    await page.getByRole('option', { name: 'Maastricht Limburg' }).click();
    await save('place');
    await saved('place');
    await expect(page.locator('h1 + p')).toContainText('Maastricht');
  });

  await test.step('interests and whom one seeks need the consent, and go with it', async () => {
    await open('interests');
    const tea = part('interests').getByRole('checkbox', { name: t('profile:interests.tea'), exact: true });
    await expect(tea).toBeDisabled();
    await page.getByText(t('own-profile:consent.agree', { brand: 'Vonk' })).click();
    await expect(tea).toBeEnabled();
    await tea.press('Space');
    await expect(tea).toBeChecked();
    await save('interests');
    await saved('interests');
    await expect(part('interests').getByText(t('profile:interests.tea'), { exact: true })).toBeVisible();
    await open('private');
    await part('private').getByText(t('profile:sexuality.bi'), { exact: true }).click();
    await save('private');
    await saved('private');
    await open('private');
    await part('private')
      .getByRole('button', { name: t('own-profile:consent.withdraw') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('own-profile:consent.withdraw') })
      .click();
    await expect(part('private').getByText(t('profile-page:empty.private'))).toBeVisible();
    await expect(part('interests').getByText(t('profile-page:empty.interests'))).toBeVisible();
  });

  await test.step('a text that leads out of the site waits, and says why; others read the one before', async () => {
    await open('about');
    await about.fill('Bel me liever op 06 1234 5678.');
    await save('about');
    const held = part('about')
      .getByRole('status')
      .filter({ hasText: t('own-profile:held.waits') });
    await expect(held).toContainText('06 1234 5678');
    await expect(held).toContainText(t('own-profile:held.reason.phone'));
    await expect(part('about').getByText('Leest in treinen')).toBeVisible();
  });

  await test.step('the name is changed by the rule that is told before', async () => {
    await open('identity');
    const name = page.getByRole('textbox', { name: t('profile:field.name') });
    await expect(page.getByText(t('profile-page:name_rule', { days: 30 }))).toBeVisible();
    await name.fill('@robin');
    await save('identity');
    await expect(page.getByText('Je profielnaam mag niet beginnen met een @')).toBeVisible();
    await name.fill('Robin van Zand');
    await save('identity');
    await saved('identity');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin van Zand');
    await open('identity');
    await expect(name).toBeHidden();
    await part('identity')
      .getByRole('button', { name: t('common:action.cancel') })
      .click();
  });

  await test.step('as others see it: what a visitor gets and what a member does', async () => {
    await page.getByRole('button', { name: t('profile-page:mode.preview') }).click();
    await expect(page.getByText(t('profile-page:preview.intro.free'))).toBeVisible();
    await expect(page.getByText('Leest in treinen')).toBeVisible();
    await expect(page.getByText('06 1234 5678')).toBeHidden();
    await page.getByRole('button', { name: t('profile-page:preview.visitor') }).click();
    await expect(page.getByText('Leest in treinen, kookt voor tien en zingt in de auto.')).toBeVisible();
    await expect(page.getByText('nog 1', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('profile-page:preview.intro.visitor'))).toBeVisible();
  });

  await test.step('a phone has the footer here alone, and the way to the settings', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common:nav.settings') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('settings:title') })).toBeVisible();
    await expect(footer).toBeVisible({ visible: !isMobile });
  });
});
