import type { Page } from '@playwright/test';
import { memberPassword } from '../support/members/draft.ts';
import { asReturningVisitor, becomeMember, logInAs, newAddress } from '../support/browser/members.ts';
import { KeyboardOnly } from '../support/browser/keyboard.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { expectStep } from '../support/browser/signup.ts';
import { textsOf } from '../support/browser/texts.ts';
import { isProof } from '../support/environment/proof.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');
const button = (page: Page, key: string, values?: Readonly<Record<string, string | number>>) =>
  page.getByRole('button', { name: t(key, values), exact: true });

test('a search by keyboard alone: filters, order, a profile and back', async ({ page, context }) => {
  await asReturningVisitor(context);
  await logInAs(page, host, 'premium@demo.test');
  await page.goto(`${originOf(host)}/members?gender=`);
  const keys = new KeyboardOnly(page);
  const sheet = page.getByRole('dialog', { name: t('members:filter.open') });
  const parameter = (name: string) => new URL(page.url()).searchParams.get(name);

  await keys.press(page.getByRole('link', { name: t('common:action.skip') }));
  await keys.isAt(page.locator('main'));
  await keys.press(button(page, 'members:filter.open'));
  // The frame comes first.
  await expect(sheet.getByLabel(t('members:filter.gender'))).toBeVisible();
  await keys.to(sheet.getByLabel(t('members:filter.gender')));
  await page.keyboard.type(t('members:filter.seeking.female').slice(0, 3));
  await keys.press(sheet.getByLabel(t('members:filter.with_photo')), 'Space');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await keys.isAt(button(page, 'members:filter.open'));
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel(t('members:filter.gender'))).toBeVisible();
  await keys.to(sheet.getByLabel(t('members:filter.gender')));
  await page.keyboard.type(t('members:filter.seeking.female').slice(0, 3));
  await keys.press(sheet.getByLabel(t('members:filter.with_photo')), 'Space');
  await keys.press(sheet.getByRole('button', { name: /^Toon \d/ }));
  await expect(sheet).toBeHidden();
  await expect.poll(() => [parameter('gender'), parameter('with_photo')]).toEqual(['female', '1']);
  await keys.isSomewhere();

  await keys.to(page.getByLabel(t('members:sort.label')));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => parameter('sort')).not.toBeNull();
  await keys.isSomewhere();
  const first = page
    .getByRole('list', { name: t('members:results') })
    .getByRole('link')
    .first();
  await keys.press(first);
  await expect(page).toHaveURL(/\/leden\/[0-9a-z]{24}/);
  await keys.isSomewhere();
  await keys.to(
    page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first(),
  );
  // What the browser itself does for Alt and the arrow.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('members:title') })).toBeVisible();
  await keys.isSomewhere();
  expect(keys.found).toEqual([]);
});

if (isProof) {
  test('a signup by keyboard alone: the warning, the form, its four steps', async ({ page }, { project }) => {
    await page.goto(`${originOf(host)}/`);
    const keys = new KeyboardOnly(page);
    await keys.press(button(page, 'common:entry.accept', { age: 18 }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await keys.press(page.getByRole('banner').getByRole('link', { name: t('common:action.signup') }));
    const dialog = page.getByRole('dialog', { name: t('account:signup.title') });
    await expect(dialog).toBeVisible();
    await keys.type(dialog.getByLabel(t('account:field.email')), newAddress('keys', project.name));
    await keys.type(dialog.getByLabel(t('account:field.name')), 'Sam');
    await keys.type(dialog.getByLabel(t('account:birth.day'), { exact: true }), '17');
    await keys.to(dialog.getByLabel(t('account:birth.month'), { exact: true }));
    await page.keyboard.type('jun');
    await keys.type(dialog.getByLabel(t('account:birth.year'), { exact: true }), '1990');
    await keys.type(dialog.getByLabel(t('account:field.password'), { exact: true }), memberPassword);
    await keys.press(button(page, 'account:signup.submit'));
    // Each signup may have to do work first.
    await expect(page.getByRole('heading', { name: t('signup:photo.title') })).toBeFocused();
    await expectStep(page, t, 1, 'photo');
    await keys.press(button(page, 'signup:skip'));
    await expectStep(page, t, 2, 'location');
    const place = page.getByRole('combobox', { name: t('profile:field.city') });
    await keys.type(place, 'Utrech');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(place).toHaveValue(/^Utrecht/);
    await keys.press(button(page, 'signup:save'));
    await expectStep(page, t, 3, 'personal');
    await keys.press(button(page, 'signup:skip'));
    await expectStep(page, t, 4, 'about');
    await keys.type(page.getByRole('textbox'), 'Ik houd van wandelen en van slechte films.');
    await keys.press(page.getByRole('dialog').locator('button[type=submit]'));
    await expect(page.getByRole('heading', { name: t('account:complete.title') })).toBeVisible();
    await keys.isSomewhere();
    expect(keys.found).toEqual([]);
  });

  test('a talk by keyboard alone: a first line, a message, a gift', async ({ page, context }) => {
    await asReturningVisitor(context);
    await logInAs(page, host, 'premium@demo.test');
    await page.goto(`${originOf(host)}/chats`);
    const keys = new KeyboardOnly(page);
    await keys.press(page.getByRole('main').getByRole('listitem').first().getByRole('link'));
    const region = page.getByRole('region', { name: t('chats:conversation.messages') });
    await expect(region).toBeVisible();
    await keys.isSomewhere();
    const field = page.getByRole('main').getByRole('textbox').last();
    const text = `Met het toetsenbord, ${Date.now()}`;
    await keys.type(field, text);
    await keys.press(button(page, 'chats:composer.send'));
    await expect(region.getByText(text)).toBeVisible();
    await keys.isAt(field);
    await keys.to(button(page, 'chats:tools.label'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await keys.press(button(page, 'chats:tools.gift'));
    const gifts = page.getByRole('dialog');
    await keys.to(gifts.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(gifts.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(gifts).toBeHidden();
    await keys.isAt(button(page, 'chats:tools.label'));
    const more = region.getByRole('button', { name: t('chats:actions.more') }).last();
    await keys.to(more, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await keys.to(
      button(page, 'chats:actions.reply').or(page.getByRole('menuitem', { name: t('chats:actions.reply') })),
    );
    await page.keyboard.press('Enter');
    await keys.isAt(field);
    expect(keys.found).toEqual([]);
  });

  test('a purchase by keyboard alone: bundle, way to pay, payment, its page', async ({ page, context }, {
    project,
  }) => {
    await asReturningVisitor(context);
    await becomeMember(page, host, newAddress('keybuys', project.name));
    await page.goto(`${originOf(host)}/members`);
    const keys = new KeyboardOnly(page);
    await keys.press(
      page
        .getByRole('navigation')
        .getByRole('link', { name: t('common:nav.premium') })
        .first(),
    );
    await expect(page).toHaveURL(/premium/);
    await keys.isSomewhere();
    await page.goto(`${originOf(host)}/credits`);
    await keys.to(page.locator('input[name=bundle]:checked, input[type=radio]:checked').first());
    await page.keyboard.press('ArrowDown');
    await keys.to(
      page.locator('input[type=radio][value=ideal], input[type=radio][value=bancontact]').first(),
    );
    await page.keyboard.press('Space');
    const pay = page.getByRole('button', { name: t('credits:pay', { price: '' }).replace(/\W+$/, '') });
    await keys.press(pay);
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await keys.press(page.getByRole('button', { name: t('sandbox:completed'), exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('credits:payment.completed.title'));
    await keys.to(page.getByRole('main').getByRole('link').first());
    expect(keys.found).toEqual([]);
  });
}
