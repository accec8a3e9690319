import { expect, mailedText, test } from '../support/browser/page.ts';
import { openConsoleAs } from '../support/browser/staff.ts';

test('a mail is worded by its brand: seen while it is typed, kept beside other work, saved, and given back', async ({
  page,
}) => {
  await openConsoleAs(page, 'operator@demo.test', '/tenants/harbour?section=mails');
  const letter = page.getByRole('article', { name: 'What it says' });
  const french = page.getByRole('button', { name: /^French/ });
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const opening = page.getByRole('textbox', { name: 'Opening' });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('a mail in which the law speaks has nothing to word', async () => {
    await page.getByRole('combobox', { name: 'Mail' }).press('Enter');
    await page.getByRole('option', { name: 'Receipt' }).press('Enter');
    await expect(page.getByText(/^This mail says the same on all brands/)).toBeVisible();
    await expect(subject).toHaveCount(0);
  });

  await page.getByRole('combobox', { name: 'Mail' }).press('Enter');
  await page.getByRole('option', { name: 'The week in counts' }).press('Enter');
  await french.click();
  await expect(page.getByText('Standard words', { exact: true })).toBeVisible();
  const ours = await subject.inputValue();

  await test.step('what must not be said is told beside its field', async () => {
    await subject.fill('5 nouveaux messages pour {{name}}');
    await expect(page.getByText(/^{{name}} stands for nothing\. Write no figures/)).toBeVisible();
    await save.click();
    await expect(page.getByText('Some fields are not right yet. Nothing was stored.')).toBeVisible();
  });

  const said = `Votre semaine sur {{brand}}, ${String.fromCharCode(97 + (Date.now() % 26))}`;
  const read = said.replace('{{brand}}', 'Harbour');
  await test.step('what is typed is seen, and still there after a look elsewhere', async () => {
    await subject.fill(said);
    await opening.fill('Bonjour !');
    await expect(letter.getByText(read)).toBeVisible();
    await expect(letter.getByText('Bonjour !')).toBeVisible();
    await page.getByRole('button', { name: /^German/ }).click();
    await expect(page.getByText('Standard words', { exact: true })).toBeVisible();
    await expect(french).toContainText('not saved');
    await french.click();
    await expect(subject).toHaveValue(said);
  });

  await test.step('it is saved, marked, and comes so in a test mail', async () => {
    await save.click();
    await expect(page.getByText('The next mail says these words')).toBeVisible();
    await expect(french).toContainText('own words');
    await page.getByRole('button', { name: 'Test mail to me' }).click();
    const text = () => mailedText('harbour.localhost', 'operator@demo.test');
    await expect.poll(text).toContain('Bonjour !');
  });

  await test.step('ours come back, and who said what stays', async () => {
    await page.getByRole('button', { name: 'Back to the standard words' }).click();
    await save.click();
    await expect(page.getByText('The next mail says the standard words again')).toBeVisible();
    await expect(subject).toHaveValue(ours);
    await expect(french).not.toContainText('own words');
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toContainText(/Otto Operator/);
    await expect(history.getByRole('deletion').first()).toHaveText(said);
  });
});
