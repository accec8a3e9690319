import type { Page } from '@playwright/test';
import type { SearchAnswer } from '../../packages/contract/src/meeting/calls/discovery.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { enter, expect, mailedLink, test } from '../support/browser/page.ts';
import { asReturningVisitor, demoPassword, logIn, newAddress } from '../support/browser/members.ts';
import { expectStep, fillSignup, openSteps, sendSignup, skipSteps } from '../support/browser/signup.ts';
import { requestOnce } from '../support/app/http.ts';
import { ageOn } from '../../packages/contract/src/accounts/account-rules.ts';
import { findings } from '../support/browser/findings.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { textsOf } from '../support/browser/texts.ts';
import { isProof } from '../support/environment/proof.ts';

const host = 'vonk.localhost';
const t = textsOf('nl');

/** Signup over a page. */
async function openDialog(page: Page): Promise<void> {
  await page.goto(`${originOf(host)}/leden`);
  await enter(page, t);
  await page.getByRole('banner').getByRole('link', { name: 'Aanmelden' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The signup's own page; its fields take input once it is alive. */
async function openPage(page: Page): Promise<void> {
  await page.goto(`${originOf(host)}/aanmelden`);
  await enter(page, t);
  await expect(page.getByLabel('E-mailadres')).toBeEnabled();
}

/** The signup that starts from a member; its layout warns in some countries only, and these visitors are from none. */
async function openEntry(page: Page, member: string): Promise<void> {
  await page.goto(`${originOf(host)}${member}/aanmelden`);
  await expect(page.getByLabel('E-mailadres')).toBeEnabled();
}

/** The address of a member whom visitors may see. Age by age, because a visitor's search ends after a page. */
async function someMember(fictional: boolean): Promise<string> {
  for (let age = 25; age < 80; age++) {
    const path = `/api/members?min_age=${age}&max_age=${age}`;
    const { body } = await requestOnce(e2ePort(), host, { path });
    const { results } = JSON.parse(body.toString()) as SearchAnswer;
    const found = results.find((member) => member.fictional === fictional);
    if (found) return `/leden/${found.id}`;
  }
  throw new Error('the demo has no such member');
}

/** How old the member of `signUpAs` is. */
const robinsAge = () => ageOn('1990-05-17', new Date().toISOString().slice(0, 10));

/** The ages that are filled in: a quarter of one's own on both sides. */
const agesNear = (age: number) => ({ min: age - Math.round(age / 4), max: age + Math.round(age / 4) });

/** Counts taps and clicks of this page from now on, also after a navigation within it. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate("globalThis.taps = 0; addEventListener('pointerdown', () => globalThis.taps++, true)");
  return () => page.evaluate<number>('globalThis.taps');
}

test.describe('the form', () => {
  test('says what is wrong in the words of the specification', async ({ page }) => {
    await openPage(page);
    const email = page.getByLabel('E-mailadres');
    const name = page.getByLabel('Profielnaam');
    const send = page.getByRole('button', { name: 'Aanmelden', exact: true });
    const says = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

    await send.click();
    await says('Vul uw geboortedatum in');
    await email.fill('geen adres');
    await name.fill('@sam');
    await page.getByLabel('Dag', { exact: true }).fill('31');
    await page.getByLabel('Maand', { exact: true }).selectOption('februari');
    await page.getByLabel('Jaar', { exact: true }).fill('1990');
    await says('Ongeldige e-mail');
    await says('Je profielnaam mag niet beginnen met een @');
    await says('Ongeldige geboortedatum.');
    await email.fill('sam@example.test');
    await name.fill('SAM@example.test');
    await says('Je profielnaam moet anders zijn dan je e-mailadres');
    await page.getByLabel('Jaar', { exact: true }).fill(String(new Date().getUTCFullYear() - 17));
    await page.getByLabel('Maand', { exact: true }).selectOption('januari');
    await says('Je moet minstens 18 jaar zijn om je aan te melden.');
  });

  test('refuses an address that has an account, in the words of the specification', async ({ page }) => {
    await openPage(page);
    await fillSignup(page, t, 'premium@demo.test');
    await sendSignup(page, t);
    await expect(page.getByText('Dit e-mailadres heeft al een account op deze site.')).toBeVisible();
  });

  test('offers the address that was meant, and takes it over', async ({ page }) => {
    await openPage(page);
    const email = page.getByLabel('E-mailadres');
    await email.fill('sam@hotmial.nl');
    await page.getByLabel('Profielnaam').focus();
    const offer = page.getByRole('button', { name: 'Bedoelde je sam@hotmail.nl?' });
    await offer.click();
    await expect(email).toHaveValue('sam@hotmail.nl');
    await expect(offer).toHaveCount(0);
  });

  test('is there again after a reload, without the password', async ({ page }) => {
    await openPage(page);
    await fillSignup(page, t, 'sam@example.test');
    await page.reload();
    await expect(page.getByLabel('E-mailadres')).toHaveValue('sam@example.test');
    await expect(page.getByLabel('Profielnaam')).toHaveValue('Storyteller');
    await expect(page.getByLabel('Jaar', { exact: true })).toHaveValue('1990');
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  });

  test('takes a date of birth by keyboard alone', async ({ page }) => {
    await openPage(page);
    await page.getByLabel('Dag', { exact: true }).focus();
    await page.keyboard.type('17');
    await page.keyboard.press('Tab');
    await page.keyboard.type('jun');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1990');
    await expect(page.getByLabel('Maand', { exact: true }).locator('option:checked')).toHaveText('juni');
    await expect(page.getByLabel('Dag', { exact: true })).toHaveAttribute('inputmode', 'numeric');
  });
});

test.describe('over any page', () => {
  test('opens at the first tap, also before the page is alive', async ({ page }) => {
    await asReturningVisitor(page.context());
    const tapped = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await tapped.promise;
      await route.continue();
    });
    await page.goto(`${originOf(host)}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Aanmelden' }).click();
    tapped.resolve(undefined);
    await expect(page.getByRole('dialog', { name: t('account:signup.title') })).toBeVisible();
    await expect(page).toHaveURL(`${originOf(host)}/`);
  });

  test('neither Esc nor the backdrop closes a signup in progress; its own way out does', async ({ page }) => {
    await openDialog(page);
    const dialog = page.getByRole('dialog');
    await page.getByLabel('E-mailadres').fill('s');
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(3, 3),
    ]) {
      await leave();
      await expect(dialog).toBeVisible();
    }
    await page.getByRole('button', { name: 'Later verder' }).click();
    await expect(dialog).toBeHidden();
  });

  test('goes on with the steps, after a reload too, until it is left', async ({ page }, { project }) => {
    await openDialog(page);
    await fillSignup(page, t, newAddress('dialog', project.name));
    await sendSignup(page, t);
    await expectStep(page, t, 1, 'photo');
    await expect(page.getByText('1 van 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(3, 3);
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.getByRole('button', { name: 'Overslaan' }).click();
    await expectStep(page, t, 2, 'location');
    await page.goto(`${originOf(host)}/leden`);
    await expectStep(page, t, 2, 'location');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Waar woon je?' })).toBeVisible();

    await page.getByRole('button', { name: 'Later verder' }).click();
    await expect(page.getByRole('heading', { name: t('account:complete.title') })).toBeVisible();
    await page.goto(`${originOf(host)}/leden`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ontdekken' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('button', { name: t('common:nav.account') }).click();
    await page.getByRole('link', { name: 'Profiel afmaken' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Waar woon je?' })).toBeVisible();
  });
});

test.describe('the steps', () => {
  test('keep what they are told and lead to members that fit', async ({ page }, { project }) => {
    await openSteps(page, host, t, newAddress('steps', project.name));
    const buffer = await noise(600, 750).png().toBuffer();
    const file = { name: 'photo.png', mimeType: 'image/png', buffer };
    await expect(page.getByRole('region', { name: t('verification:title') })).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('button', { name: /^Versturen/ })).toHaveText(t('signup:photo.send'));
    await page.getByRole('button', { name: t('signup:photo.send') }).click();
    await expectStep(page, t, 2, 'location');
    await page.getByRole('button', { name: 'Terug' }).click();
    await expect(page.getByText('Wordt bekeken')).toBeVisible();
    await test.step('the photo can be checked, and waits with it', async () => {
      const check = page.getByRole('region', { name: t('verification:title') });
      await expect(check.getByText(t('verification:why'))).toBeVisible();
      await expect(check.getByText(t('verification:free'))).toBeVisible();
      await check.getByRole('button', { name: t('verification:start') }).click();
      const camera = page.getByRole('dialog', { name: t('verification:dialog.title') });
      await camera.locator('input[type=file]').setInputFiles(file);
      await camera.getByRole('button', { name: t('verification:dialog.send') }).click();
      await expect(check.getByText(t('verification:waiting'))).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
    await page.getByRole('button', { name: 'Verder', exact: true }).click();

    await expectStep(page, t, 2, 'location');
    await page.getByLabel('Woonplaats').fill('Amersf');
    await page.getByRole('option', { name: /^Amersfoort/ }).click();
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();

    await expectStep(page, t, 3, 'personal');
    await page.getByRole('radio', { name: 'Vrouw', exact: true }).check();
    const consent = page.getByRole('checkbox', { name: /^Ik vind het goed dat Vonk/ });
    // It is asked for what it covers, and once that was told.
    await expect(consent).toHaveCount(0);
    await page.getByRole('radio', { name: 'Mannen' }).check();
    await expect(consent).not.toBeChecked();
    await expect(page.getByRole('group')).toHaveCount(2);
    const ages = agesNear(robinsAge());
    await expect(page.getByLabel('Leeftijd vanaf')).toHaveValue(String(ages.min));
    await expect(page.getByLabel('Leeftijd tot en met')).toHaveValue(String(ages.max));
    await page.getByLabel('Leeftijd vanaf').selectOption('30');
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();
    await expect(page.getByText(t('own-profile:consent.needed'))).toBeVisible();
    await consent.click();
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();

    await expectStep(page, t, 4, 'about');
    await page.getByRole('button', { name: 'Terug' }).click();
    await expectStep(page, t, 3, 'personal');
    await expect(page.getByRole('radio', { name: 'Mannen' })).toBeChecked();
    await page.getByRole('button', { name: 'Overslaan' }).click();
    await expectStep(page, t, 4, 'about');
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByLabel('Over mij').fill('Ik zing graag vals.');
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();

    await page.getByRole('link', { name: 'Bekijk wie bij je past' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Leden die bij je passen' })).toBeVisible();
    const said = page.getByRole('main').getByRole('listitem');
    for (const text of ['Mannen', `30–${ages.max}`, 'Utrecht', 'Nederland'])
      await expect(said.filter({ hasText: new RegExp(`^${text}$`) })).toBeVisible();

    await page.goto(`${originOf(host)}/leden`);
    await page.getByRole('button', { name: t('members:filter.open') }).click();
    const filters = page.getByRole('dialog', { name: t('members:filter.open') });
    await expect(filters.locator('select[name=gender]')).toHaveValue('male');
    await expect(filters.locator('select[name=min_age]')).toHaveValue('30');
    await page.goto(`${originOf(host)}/profiel`);
    for (const told of ['Ik zing graag vals.', 'Vrouw'])
      await expect(page.getByRole('main').getByText(told, { exact: true }).first()).toBeVisible();

    await test.step('the rest is asked later, one question a day', async () => {
      const question = page.getByRole('region', { name: t('profile-page:question.title') });
      await expect(question).toBeVisible();
      const choice = question.getByRole('radio').or(question.getByRole('checkbox')).first();
      await choice.check();
      await question.getByRole('button', { name: t('common:action.save') }).click();
      await expect(question).toBeHidden();
      await page.reload();
      await expect(page.getByText('Ik zing graag vals.').first()).toBeVisible();
      await expect(question).toBeHidden();
    });
  });

  test('a whole signup on a small phone takes eleven taps', async ({ page }, { project }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openSteps(page, host, t, newAddress('taps', project.name));
    const taps = await countTaps(page);
    const next = page.getByRole('button', { name: 'Opslaan en verder' });
    const buffer = await noise(600, 750).png().toBuffer();
    const choosing = page.waitForEvent('filechooser');
    await page.getByText(t('own-profile:photos.add')).first().click();
    await (await choosing).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: t('signup:photo.send') }).click();

    await expectStep(page, t, 2, 'location');
    await page.getByLabel('Woonplaats').click();
    await page.keyboard.type('Amersf');
    await page.getByRole('option', { name: /^Amersfoort/ }).click();
    await next.click();

    await expectStep(page, t, 3, 'personal');
    await page.getByText('Vrouw', { exact: true }).click();
    await page.getByText('Mannen', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^Ik vind het goed dat Vonk/ }).click();
    await page.getByText(/^Je gaf toestemming op/).waitFor();
    // The consent came into view smoothly: measured is where nothing moves any more.
    await page.evaluate(`scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })`);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await next.click();

    await expectStep(page, t, 4, 'about');
    await page.getByLabel('Over mij').click();
    await page.keyboard.type('Ik zing graag vals.');
    await next.click();
    await expect(page.getByRole('heading', { name: t('account:complete.title') })).toBeVisible();
    expect(await taps()).toBe(11);
  });

  test('send nothing sensitive to whom nobody gave consent', async ({ page }, { project }) => {
    await openSteps(page, host, t, newAddress('quiet', project.name));
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    await page.getByRole('button', { name: 'Overslaan' }).click();
    await expectStep(page, t, 2, 'location');
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();
    await expectStep(page, t, 3, 'personal');
    await page.getByRole('radio', { name: 'Man', exact: true }).check();
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();
    await expectStep(page, t, 4, 'about');
    await page.getByRole('button', { name: 'Opslaan en verder' }).click();
    await expect(page.getByRole('heading', { name: t('account:complete.title') })).toBeVisible();
    expect(bodies.filter((body) => body.includes('"gender":"male"'))).toHaveLength(1);
    expect(bodies.filter((body) => /sexuality|interests|seeking|consent|sensitive/.test(body))).toEqual([]);
  });

  test('say honestly that nothing was told to search by', async ({ page }, { project }) => {
    await openSteps(page, host, t, newAddress('silent', project.name));
    await skipSteps(page, t);
    await page.getByRole('link', { name: 'Bekijk wie bij je past' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kijk alvast rond' })).toBeVisible();
    await expect(page.getByText(t('signup:matches.nothing'))).toBeVisible();
    await page.getByRole('link', { name: 'Bekijk de leden' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t('members:title') })).toBeVisible();

    await test.step('and are asked at the first search whom they seek', async () => {
      await page.getByRole('button', { name: t('members:ask_seeking.title') }).click();
      const panel = page.getByRole('dialog', { name: t('members:ask_seeking.title') });
      await panel.getByRole('radio', { name: 'Vrouwen' }).check();
      await panel.getByLabel('Leeftijd tot en met').selectOption('45');
      await panel.getByRole('checkbox', { name: /^Ik vind het goed dat Vonk/ }).click();
      await panel.getByText(/^Je gaf toestemming op/).waitFor();
      await panel.getByRole('button', { name: t('members:ask_seeking.save') }).click();
      const { min } = agesNear(robinsAge());
      await expect(page).toHaveURL(new RegExp(`gender=female&min_age=${min}&max_age=45`));
      await expect(panel).toBeHidden();
    });
  });
});

test.describe('from a member', () => {
  test('the first message is kept and delivered after the activation', async ({ page }, { project }) => {
    const email = newAddress('message', project.name);
    const member = await someMember(false);
    await openEntry(page, member);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const name = /^Schrijf (.+) en maak je profiel$/.exec(title ?? '')?.[1] ?? '';
    const words = `Dag ${name}, zullen we wandelen?`;
    await page.getByLabel(`Je bericht aan ${name}`).fill(words);
    await page.reload();
    await expect(page.getByLabel(`Je bericht aan ${name}`)).toHaveValue(words);
    await fillSignup(page, t, email);
    await sendSignup(page, t);
    await expectStep(page, t, 1, 'photo');
    await skipSteps(page, t);

    await page.goto(await mailedLink(host, email));
    await expect(page.getByText('Je e-mailadres is bevestigd. Veel plezier!')).toBeVisible();
    // Who is a member already came for the conversation.
    await page.goto(`${originOf(host)}${member}/aanmelden`);
    await expect(page).toHaveURL(`${originOf(host)}${member}/chat`);
    await expect(page.getByText(words).last()).toBeVisible();
  });

  test('a landing hands its message to the signup behind it', async ({ page }, { project }) => {
    const member = await someMember(false);
    await asReturningVisitor(page.context());
    await page.goto(`${originOf(host)}${member}/welkom`);
    await page.getByRole('main').getByRole('textbox').fill('Dag! Zin in een kop koffie?');
    await page.getByRole('button', { name: t('members:landing.send') }).click();
    await expect(page.getByLabel(/^Je bericht aan/)).toHaveValue('Dag! Zin in een kop koffie?');
    await fillSignup(page, t, newAddress('landing', project.name));
    expect(await sendSignup(page, t)).toBe(200);
    await expectStep(page, t, 1, 'photo');
  });

  test('a first message to a fictional profile asks for the acknowledgement', async ({ page }, {
    project,
  }) => {
    const member = await someMember(true);
    await openEntry(page, member);
    await expect(page.getByText('fysiek contact niet mogelijk').first()).toBeVisible();
    await page.getByLabel(/^Je bericht aan/).fill('Dag!');
    await fillSignup(page, t, newAddress('fictional', project.name));
    await page.getByRole('button', { name: 'Aanmelden', exact: true }).click();
    await expect(page.getByText('Bevestig eerst dat je weet dat dit een fictief profiel is.')).toBeVisible();
    await page.getByRole('checkbox', { name: /fictief profiel/ }).check();
    await sendSignup(page, t);
    await expectStep(page, t, 1, 'photo');
  });

  test('a visitor who wants to write to a member signs up with the message, or logs in and is back', async ({
    page,
  }) => {
    const member = await someMember(false);
    await asReturningVisitor(page.context());
    await page.goto(`${originOf(host)}${member}/chat`);
    await expect(page).toHaveURL(`${originOf(host)}${member}/aanmelden`);
    await expect(page.getByLabel(/^Je bericht aan/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    // Its form has fields of the same names as the signup's.
    await expect(page.getByRole('heading', { level: 1, name: t('account:login.title') })).toBeVisible();
    await logIn(page, t, 'premium@demo.test', demoPassword);
    await expect(page).toHaveURL(`${originOf(host)}${member}/chat`);
  });

  test('nobody is a page that does not exist', async ({ page }) => {
    const answer = await page.goto(`${originOf(host)}/leden/0123456789abcdefghjkmnpq/aanmelden`);
    expect(answer?.status()).toBe(404);
  });
});

/** A brand's further languages, one of them in `npm test`; the stories go this way in Dutch, German and English. */
const further = { host: 'harbour.localhost', languages: isProof ? ['nl', 'de', 'fr', 'es'] : ['fr'] };

for (const language of further.languages) {
  test(`the short way in ${language}`, async ({ page }, { project }) => {
    const texts = textsOf(language);
    const email = newAddress(`short-${language}`, project.name);
    await page.goto(`${originOf(further.host)}/${language}`);
    await enter(page, texts);
    await page
      .getByRole('link', { name: texts('common:action.start') })
      .first()
      .click();
    await fillSignup(page, texts, email);
    await sendSignup(page, texts);
    await skipSteps(page, texts);
    await page.goto(await mailedLink(further.host, email));
    await expect(page.getByText(texts('account:activate.done'))).toBeVisible();
  });
}
