import type { Browser, Page } from '@playwright/test';
import { isProof } from '../support/environment/proof.ts';
import { asReturningVisitor, becomeMember, logInAs, newAddress } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, someAddress, test } from '../support/browser/page.ts';
import { textsOf, type Texts } from '../support/browser/texts.ts';

const brands = [
  { host: 'vonk.localhost', language: 'nl' },
  { host: 'harbour.localhost', language: 'en' },
] as const;

/** A browser of somebody else, which may lose its connection; that makes its console talk. */
async function anotherBrowser(browser: Browser | null): Promise<Page> {
  if (!browser) throw new Error('the browser is gone');
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': someAddress() } });
  await asReturningVisitor(context);
  return context.newPage();
}

const profileOf = (page: Page) =>
  page.evaluate(async () => {
    const init = { headers: { 'x-request-type': 'client' } };
    const { user } = (await (await fetch('/api/user.php', init)).json()) as {
      user: { profile: { id: string; name: string } };
    };
    return user.profile;
  });

const messageOf = (page: Page, t: Texts, text: string) =>
  page
    .getByRole('region', { name: t('chats:conversation.messages') })
    .getByRole('listitem')
    .filter({ hasText: text });

async function write(page: Page, t: Texts, name: string, text: string): Promise<void> {
  await page.getByLabel(t('chats:composer.label', { name })).fill(text);
  await page.getByRole('button', { name: t('chats:composer.send') }).click();
}

for (const { host, language } of isProof ? brands : brands.slice(0, 1)) {
  test(`two members talk on ${host}: answers, reactions, read marks, and a connection that is lost`, async ({
    page,
  }, { project }) => {
    const t = textsOf(language);
    await asReturningVisitor(page.context());
    await becomeMember(page, host, newAddress('chat', project.name));
    await page.goto(`${originOf(host)}/settings`);
    const free = await profileOf(page);

    const other = await anotherBrowser(page.context().browser());
    // Has paid, and so is told what was read.
    await logInAs(other, host, 'premium@demo.test');
    await other.goto(`${originOf(host)}/members/${free.id}/chat`);
    await expect(other.getByRole('heading', { level: 1 })).toContainText(free.name);
    const premium = await profileOf(other);
    await write(other, t, free.name, 'Zullen we eens gaan wandelen?');
    const asked = messageOf(other, t, 'Zullen we eens gaan wandelen?');
    await expect(asked).toContainText(t('chats:message.delivered'));

    await test.step('the list tells of it, and finds it by its words', async () => {
      await page.goto(`${originOf(host)}/chats`);
      const row = page
        .getByRole('main')
        .getByRole('link')
        .filter({ hasText: 'Zullen we eens gaan wandelen?' });
      await expect(row).toContainText(t('chats:list.unread_one', { count: 1 }));
      await row.click();
      await expect(messageOf(page, t, 'Zullen we eens gaan wandelen?')).toBeVisible();
      await expect(page.getByText(t('chats:conversation.new'), { exact: true })).toBeVisible();
      await expect(asked).toContainText(t('chats:message.read'));
    });

    await test.step('an answer quotes what it answers, and a reaction is seen by both', async () => {
      const received = messageOf(page, t, 'Zullen we eens gaan wandelen?');
      await received.getByRole('button', { name: t('chats:actions.more') }).press('Enter');
      await page.getByRole('button', { name: t('chats:actions.reply') }).click();
      await write(page, t, premium.name, 'Graag, zondag?');
      await expect(messageOf(other, t, 'Graag, zondag?')).toContainText('Zullen we eens gaan wandelen?');
      await received
        .first()
        .getByRole('button', { name: t('chats:actions.more') })
        .press('Enter');
      await page.getByRole('button', { name: '🔥' }).click();
      await expect(asked.first()).toContainText('🔥');
    });

    await test.step('what is written without a connection survives a reload and goes out in order', async () => {
      await other.context().setOffline(true);
      await write(other, t, free.name, 'Eerst dit');
      await write(other, t, free.name, 'en dan dat');
      await expect(other.getByText(t('chats:message.waiting'))).toHaveCount(2);
      await other.route('**/api/messages', (route) => route.abort());
      await other.context().setOffline(false);
      await other.reload();
      await expect(messageOf(other, t, 'en dan dat')).toBeVisible();
      await other.unroute('**/api/messages');
      await other.evaluate("dispatchEvent(new Event('online'))");
      const received = page
        .getByRole('region', { name: t('chats:conversation.messages') })
        .getByText(/^(Eerst dit|en dan dat)$/);
      await expect(received).toHaveText(['Eerst dit', 'en dan dat']);
    });

    await other.context().close();
  });
}
