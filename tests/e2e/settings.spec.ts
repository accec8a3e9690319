import { originOf } from '../support/browser/origin.ts';
import { expect, pushStateOf, test } from '../support/browser/page.ts';
import { asReturningVisitor, becomeMember, newAddress, onAnotherDevice } from '../support/browser/members.ts';
import { textsOf } from '../support/browser/texts.ts';
import { memberPassword } from '../support/members/draft.ts';

const host = 'vonk.localhost';
const nl = textsOf('nl');

test.beforeEach(({ context }) => asReturningVisitor(context));

test('every subject of the settings can be reached, read and changed', async ({ page, isMobile }, {
  project,
}) => {
  const email = newAddress('settings', project.name);
  await becomeMember(page, host, email);
  await page.goto(`${originOf(host)}/members`);
  await page.getByRole('button', { name: 'Mijn account' }).click();
  await page.getByRole('link', { name: 'Instellingen' }).click();
  await expect(page).toHaveURL(`${originOf(host)}/instellingen`);
  const list = page.getByRole('navigation', { name: 'Instellingen' });
  const open = async (title: string) => {
    if (isMobile && new URL(page.url()).hash.length > 1)
      await page.getByRole('link', { name: 'Instellingen', exact: true }).locator('visible=true').click();
    // From its start: `Pushmeldingen` are no `Meldingen`, and a row also says how it stands.
    const name = new RegExp(`^${title}`);
    await list.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    return page.getByRole('region', { name });
  };

  await test.step('a phone shows one at a time', async () => {
    await open('Wachtwoord');
    await expect(page.getByLabel('Nieuw e-mailadres')).toBeVisible({ visible: !isMobile });
  });

  await test.step('invisible mode', async () => {
    const section = await open('Onzichtbaar');
    // The whole row is the switch: what is pressed is its label.
    const turn = () => section.locator('label').filter({ hasText: 'Onzichtbare modus' }).click();
    await turn();
    await expect(section.getByText('Aan: alleen wie jij aansprak ziet je.')).toBeVisible();
    await page.reload();
    await expect(section.getByRole('switch', { name: 'Onzichtbare modus' })).toBeChecked();
    await turn();
    await expect(section.getByText('Uit: andere leden kunnen je vinden.')).toBeVisible();
  });

  await test.step('push messages: only what is true', async () => {
    const section = await open('Pushmeldingen');
    const state = await pushStateOf(page);
    await expect(section.getByRole('status')).toHaveText(nl(`settings:push.${state}`, { name: 'Vonk' }));
    // A press is offered only where it can change something.
    await expect(section.getByRole('button')).toHaveCount(state === 'not_subscribed' ? 1 : 0);
  });

  await test.step('nobody blocked yet', async () => {
    const section = await open('Geblokkeerde leden');
    await expect(section.getByText('Je hebt niemand geblokkeerd.')).toBeVisible();
  });

  await test.step('consents, one press each way', async () => {
    const section = await open('Toestemmingen');
    await section.getByRole('button', { name: 'Toestaan: Aanbiedingen en nieuws' }).click();
    await expect(section.getByText(/^Gegeven op /)).toBeVisible();
    await section.getByRole('button', { name: 'Intrekken: Aanbiedingen en nieuws' }).click();
    await expect(section.getByText(/^Ingetrokken op /)).toBeVisible();
    await section.getByRole('button', { name: 'Toestaan: Wie je zoekt, geaardheid en interesses' }).click();
    await section.getByRole('button', { name: 'Intrekken: Wie je zoekt, geaardheid en interesses' }).click();
    await page.getByRole('dialog').getByRole('button').last().press('Escape');
    await expect(section.getByText(/^Gegeven op /)).toBeVisible();
    await expect(section.getByText(/^Akkoord op .+, met de versie van /)).toBeVisible();
  });

  await test.step('devices, one or all of the others ended', async () => {
    const other = await onAnotherDevice(page, host, nl, email);
    const third = await onAnotherDevice(page, host, nl, email);
    const section = await open('Apparaten');
    await page.reload();
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByText('Dit apparaat')).toHaveCount(1);
    await section
      .getByRole('button', { name: /^Uitloggen: Chrome op / })
      .first()
      .click();
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await section.getByRole('button', { name: 'Overal elders uitloggen' }).click();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    for (const device of [other, third]) {
      // It leaves by itself as soon as it hears of the end; only then is it asked for a page.
      await expect(device).toHaveURL(`${originOf(host)}/`);
      await device.goto(`${originOf(host)}/settings`);
      await expect(device).toHaveURL(`${originOf(host)}/inloggen?next=%2Finstellingen`);
      await device.context().close();
    }
  });

  await test.step('the way to the notifications', async () => {
    const section = await open('Meldingen');
    await expect(section.getByRole('link', { name: 'Meldingen kiezen' })).toHaveAttribute(
      'href',
      '/meldingen',
    );
  });
});

test('data are downloaded for the password only', async ({ page }, { project }) => {
  const email = newAddress('export', project.name);
  await becomeMember(page, host, email);
  await page.goto(`${originOf(host)}/settings#export`);
  const section = page.getByRole('region', { name: 'Gegevens downloaden' });
  await section.getByLabel('Je wachtwoord').fill('not-my-password');
  await section.getByRole('button', { name: 'Download mijn gegevens' }).click();
  await expect(section.getByText('Controleer je oude wachtwoord.')).toBeVisible();
  await section.getByLabel('Je wachtwoord').fill(memberPassword);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Download mijn gegevens' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await expect(section.getByText('Je download begint.')).toBeVisible();
});

test('the language is changed for pages and account', async ({ page }, { project }) => {
  const site = originOf('harbour.localhost');
  await becomeMember(page, 'harbour.localhost', newAddress('language', project.name));
  await page.goto(`${site}/settings#language`);
  await page.getByRole('region', { name: 'Language' }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${site}/es/ajustes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await page.context().clearCookies({ name: 'kindling_language' });
  await page.goto(`${site}/settings`);
  await expect(page).toHaveURL(`${site}/es/ajustes`);
});
