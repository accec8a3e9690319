import { originOf } from '../support/browser/origin.ts';
import { expect, mailedLink, test } from '../support/browser/page.ts';
import { asReturningVisitor, becomeMember, logIn, newAddress } from '../support/browser/members.ts';
import { textsOf } from '../support/browser/texts.ts';

test.beforeEach(({ context }) => asReturningVisitor(context));

test('leaving takes four presses, what is offered stands beside, and the mail leads back', async ({ page }, {
  project,
}) => {
  const site = originOf('vonk.localhost');
  const nl = textsOf('nl');
  const email = newAddress('leaving', project.name);
  await becomeMember(page, 'vonk.localhost', email);
  await page.goto(`${site}/settings`);
  await page.evaluate(() => sessionStorage.setItem('signup-draft', '{"name":"Wanderer"}'));

  await test.step('what is offered moves no button and can be left', async () => {
    await page.getByRole('link', { name: 'Account verwijderen' }).click();
    const goOn = page.getByRole('button', { name: 'Verder met verwijderen' });
    const before = await goOn.boundingBox();
    await page.getByRole('radio', { name: 'Ik maak me zorgen over mijn privacy' }).check();
    const offered = page.getByRole('button', { name: 'Word onzichtbaar' });
    await expect(offered).toBeVisible();
    await expect(page.getByRole('link', { name: 'E-mailadres wijzigen' })).toBeVisible();
    const after = await goOn.boundingBox();
    expect(after).toEqual(before);
    expect((await offered.boundingBox())?.height).toBe(after?.height);
    await page.getByRole('radio', { name: 'Het is me te duur' }).check();
    await expect(page.getByText('Betaal één keer 25% minder voor credits.')).toBeVisible();
    await expect(page.getByText('100 credits voor € 5,99 in plaats van € 9,99')).toBeVisible();
    await page.getByRole('radio', { name: 'Iets anders' }).check();
    await expect(offered).toBeHidden();
  });

  await test.step('four presses from the settings', async () => {
    await page.goto('about:blank');
    await page.goto(`${site}/settings`);
    await page.getByRole('link', { name: 'Account verwijderen' }).click();
    await page.getByRole('radio', { name: 'Ik neem een pauze' }).check();
    await page.getByRole('button', { name: 'Verder met verwijderen' }).click();
    await expect(page.getByRole('heading', { name: 'Weet je het zeker?' })).toBeFocused();
    const choices = ['Account verwijderen', 'Account houden'].map((name) =>
      page.getByRole('button', { name }),
    );
    const [gone, kept] = await Promise.all(choices.map((choice) => choice.boundingBox()));
    expect(gone?.height).toBe(kept?.height);
    await page.getByRole('button', { name: 'Account verwijderen' }).click();
    await expect(page).toHaveURL(`${site}/account-verwijderd`);
  });

  await test.step('nothing of the member is left in the browser', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je account is verwijderd');
    await expect(page.getByRole('main').getByRole('link', { name: 'Naar de homepagina' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('signup-draft');
    const user: unknown = await page.evaluate(async () =>
      (await fetch('/api/user.php', { headers: { 'x-request-type': 'client' } })).json(),
    );
    expect(user).toEqual({ user: null });
    await page.goto(`${site}/login`);
    await logIn(page, nl, email);
    await expect(page.getByRole('alert')).toHaveText(
      'Dit account is verwijderd. Met de link in je e-mail krijg je het binnen 14 dagen terug.',
    );
  });

  await test.step('the mail brings the account back with one press', async () => {
    const link = await mailedLink('vonk.localhost', email, '/account-verwijderd');
    await page.goto(link);
    await expect(page).toHaveURL(`${site}/account-verwijderd`);
    await page.getByRole('button', { name: 'Haal mijn account terug' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom terug');
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    await logIn(page, nl, email);
    await expect(page).toHaveURL(`${site}/leden`);
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Haal mijn account terug' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Link verlopen of invalide, vraag een nieuwe e-mail aan',
    );
  });
});

test('the trial package costs what was offered, once', async ({ page }, { project }) => {
  const site = originOf('vonk.localhost');
  await becomeMember(page, 'vonk.localhost', newAddress('trial', project.name));
  const reason = page.getByRole('radio', { name: 'Ik vind hier niemand die bij me past' });
  const trial = page.getByRole('link', { name: 'Bekijk de bundel' });
  const pay = page.getByRole('button', { name: /^Bestelling met betaalplicht/ });
  const look = async () => {
    await page.goto('about:blank');
    await page.goto(`${site}/settings`);
    await page.getByRole('link', { name: 'Account verwijderen' }).click();
    await reason.check();
  };

  await test.step('its price stands beside the usual one, in words', async () => {
    await look();
    await trial.click();
    await expect(page).toHaveURL(`${site}/credits/starter?discount=TRIAL`);
    await expect(page.getByText('De kleinste bundel is voor jou één keer goedkoper.')).toBeVisible();
    await expect(page.getByText('gewone prijs € 9,99')).toBeVisible();
    await expect(pay).toHaveText('Bestelling met betaalplicht · € 5,99');
    await page.getByRole('radio', { name: /^250/ }).check();
    await expect(pay).toHaveText('Bestelling met betaalplicht · € 21,99');
    await page.getByRole('radio', { name: /^100/ }).check();
  });

  await test.step('that is what is paid', async () => {
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.getByText('€ 5,99')).toBeVisible();
    await page.getByRole('button', { name: 'Betaald', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelukt, dank je wel');
    await expect(page.getByText('€ 5,99')).toBeVisible();
  });

  await test.step('then it is gone, and its address says so', async () => {
    await look();
    await expect(trial).toBeHidden();
    await page.goto(`${site}/credits/starter?discount=TRIAL`);
    await expect(page.getByText('Code TRIAL is niet toegepast. Code reeds gebruikt')).toBeVisible();
    await expect(pay).toHaveText('Bestelling met betaalplicht · € 9,99');
  });

  await test.step('before the account goes, what can still be had back is said, with the way to it', async () => {
    await look();
    await page.getByRole('button', { name: 'Verder met verwijderen' }).click();
    const undoable = page.getByRole('listitem').filter({ hasText: 'Je kunt nog een aankoop herroepen' });
    await expect(undoable).toContainText(/tot en met \d+ \w+ \d{4} krijg je €\s5,99 terug/);
    await undoable.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Aankoop herroepen' })).toBeVisible();
  });
});
