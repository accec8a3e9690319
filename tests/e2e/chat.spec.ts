import type { Browser, Page } from '@playwright/test';
import { isProof } from '../support/environment/proof.ts';
import { asReturningVisitor, becomeMember, logInAs, newAddress } from '../support/browser/members.ts';
import { findings } from '../support/browser/findings.ts';
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

/** The conversation with somebody, without the list beside it. */
const conversationWith = (page: Page, t: Texts, name: string) =>
  page.getByRole('region', { name: t('chats:conversation.title', { name }) });

/** Buys credits, which makes the page's member premium. */
async function buyCredits(page: Page, host: string, t: Texts): Promise<void> {
  await page.goto(`${originOf(host)}/credits`);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: t('credits:pay', { price: '' }).trim().replace(/ ·$/, '') }).click();
  await page.getByRole('button', { name: t('sandbox:completed'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('credits:payment.completed.title') })).toBeVisible();
}

for (const { host, language } of isProof ? brands : brands.slice(0, 1)) {
  test(`two members talk on ${host}: all that is sent, told and done in a conversation`, async ({ page }, {
    project,
  }) => {
    const t = textsOf(language);
    await asReturningVisitor(page.context());
    await becomeMember(page, host, newAddress('chat', project.name));
    await buyCredits(page, host, t);
    const fresh = await profileOf(page);

    const other = await anotherBrowser(page.context().browser());
    await logInAs(other, host, 'premium@demo.test');
    // Both screens' stories spend the same member's credits.
    if (isProof) await buyCredits(other, host, t);
    await other.goto(`${originOf(host)}/members/${fresh.id}/chat`);
    await expect(other.getByRole('heading', { level: 1 })).toContainText(fresh.name);
    const premium = await profileOf(other);
    // The demo's member may have another conversation, of this story on another screen.
    const [first, second] = ['Eerst dit', 'en dan dat'].map((words) => `${words}, ${project.name}`) as [
      string,
      string,
    ];

    await test.step('a ready first line goes into the field, and nowhere else', async () => {
      await other.getByRole('button', { name: t('chats:icebreakers.open') }).click();
      const dialog = other.getByRole('dialog', { name: t('chats:icebreakers.title', { name: fresh.name }) });
      await dialog.getByRole('button', { name: t('icebreakers:lines.weekend') }).click();
      const field = other.getByLabel(t('chats:composer.label', { name: fresh.name }));
      await expect(field).toHaveValue(t('icebreakers:lines.weekend'));
      await expect(field).toBeFocused();
      await expect(other.getByRole('button', { name: t('chats:icebreakers.open') })).toBeVisible();
    });

    await write(other, t, fresh.name, 'Zullen we eens gaan wandelen?');
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

    await test.step('a message is unsent in front of both, after its price was said', async () => {
      const regretted = `Dit had ik niet moeten zeggen, ${project.name}`;
      await write(other, t, fresh.name, regretted);
      await expect(messageOf(page, t, regretted)).toBeVisible();
      const list = await page.context().newPage();
      await list.goto(`${originOf(host)}/chats`);
      await expect(list.getByRole('main')).toContainText(regretted);
      await messageOf(other, t, regretted)
        .getByRole('button', { name: t('chats:actions.more') })
        .press('Enter');
      await other.getByRole('button', { name: t('chats:actions.retract') }).click();
      const dialog = other.getByRole('dialog', { name: t('chats:retract.title') });
      await expect(dialog).toContainText(t('chats:retract.spent'));
      expect(await findings(other)).toEqual([]);
      await dialog.getByRole('button', { name: t('chats:retract.confirm') }).click();
      await expect(messageOf(other, t, t('chats:retract.mine'))).toBeVisible();
      const line = messageOf(page, t, t('chats:retract.theirs', { name: premium.name }));
      await expect(line.getByRole('button', { name: t('chats:actions.report') })).toBeVisible();
      await expect(list.getByRole('main')).toContainText(t('chats:kind.retracted'));
      for (const shown of [page, other, list]) await expect(shown.getByText(regretted)).toHaveCount(0);
      await list.close();
    });

    await test.step('a word on one’s own list hides a message until it is pressed', async () => {
      const settings = await page.context().newPage();
      await settings.goto(`${originOf(host)}/settings#words`);
      await settings.getByLabel(t('settings:words.new')).fill('spätzle');
      await settings.getByRole('button', { name: t('settings:words.add'), exact: true }).click();
      const words = settings.getByRole('list', { name: t('settings:section.words') });
      await expect(words.getByText('spätzle')).toBeVisible();
      expect(await findings(settings)).toEqual([]);
      const disliked = `Lust je SPATZLE? ${project.name}`;
      await write(other, t, fresh.name, disliked);
      await expect(messageOf(other, t, disliked)).toBeVisible();
      const hidden = messageOf(page, t, t('chats:unwanted.hidden'));
      await expect(hidden).toBeVisible();
      await expect(page.getByText(disliked)).toHaveCount(0);
      await settings.goto(`${originOf(host)}/chats`);
      await expect(settings.getByRole('main')).toContainText(t('chats:kind.unwanted'));
      await expect(settings.getByText(disliked)).toHaveCount(0);
      await hidden.getByRole('button', { name: t('chats:unwanted.show') }).click();
      await expect(messageOf(page, t, disliked)).toBeVisible();
      await settings.goto(`${originOf(host)}/settings#words`);
      await words.getByRole('button').click();
      await expect(settings.getByText(t('settings:words.none'))).toBeVisible();
      await settings.close();
    });

    await test.step('what is written without a connection survives a reload and goes out in order', async () => {
      await other.context().setOffline(true);
      await write(other, t, fresh.name, first);
      await write(other, t, fresh.name, second);
      await expect(other.getByText(t('chats:message.waiting'))).toHaveCount(2);
      await other.route('**/api/messages', (route) => route.abort());
      await other.context().setOffline(false);
      await other.reload();
      await expect(messageOf(other, t, second)).toBeVisible();
      await other.unroute('**/api/messages');
      await other.evaluate("dispatchEvent(new Event('online'))");
      const received = page
        .getByRole('region', { name: t('chats:conversation.messages') })
        .getByText(/^(Eerst dit|en dan dat), /);
      await expect(received).toHaveText([first, second]);
    });

    await test.step('each sees that the other one is here, and writes', async () => {
      const withFresh = conversationWith(other, t, fresh.name);
      await expect(async () => {
        await other.reload();
        await expect(withFresh.getByText(t('chats:presence.online')).last()).toBeVisible({ timeout: 1000 });
      }).toPass();
      const field = page.getByLabel(t('chats:composer.label', { name: premium.name }));
      await expect(async () => {
        await field.pressSequentially('a');
        await expect(withFresh.getByText(t('chats:presence.typing'), { exact: true })).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
      const said = t('chats:presence.is_typing', { name: fresh.name });
      await expect(withFresh.getByRole('status').filter({ hasText: said })).toHaveText(said);
      await field.fill('');
    });

    await test.step('a gift is chosen on the way from a profile, with its price, and seen by both', async () => {
      await other.goto(`${originOf(host)}/members/${fresh.id}`);
      await other.getByRole('link', { name: t('members:action.gift', { name: fresh.name }) }).click();
      const picker = other.getByRole('dialog', { name: t('chats:gift.title', { name: fresh.name }) });
      await picker.getByRole('radio', { name: t('gifts:names.rose') }).check();
      await expect(picker).toContainText(/credits? \(≈/);
      await picker
        .getByRole('button', { name: t('chats:gift.send', { gift: t('gifts:names.rose') }) })
        .click();
      await expect(picker).toBeHidden();
      for (const [reader, name] of [
        [other, fresh.name],
        [page, premium.name],
      ] as const)
        await expect(
          conversationWith(reader, t, name).getByRole('img', { name: t('gifts:names.rose') }),
        ).toBeVisible();
    });

    await test.step('before a message about money its sender is asked, and may change it or send it', async () => {
      const asks = 'Kun je 200 euro overmaken naar NL91 ABNA 0417 1643 00?';
      const field = page.getByLabel(t('chats:composer.label', { name: premium.name }));
      const question = page.getByRole('dialog', { name: t('chats:think.title') });
      await write(page, t, premium.name, asks);
      await expect(question).toContainText(t('chats:think.money', { name: premium.name }));
      await question.getByRole('button', { name: t('chats:think.change') }).press('Enter');
      await expect(question).toBeHidden();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(asks);
      await expect(messageOf(page, t, asks)).toBeHidden();
      await page.getByRole('button', { name: t('chats:composer.send') }).click();
      await question.getByRole('button', { name: t('chats:think.send') }).click();
      await expect(messageOf(page, t, asks)).toBeVisible();
      await expect(field).toHaveValue('');
    });

    await test.step('its receiver is asked whether it bothers them, and reports or hides it with one press', async () => {
      const asked = other.getByRole('group', { name: t('chats:warned.question') });
      await expect(asked.getByRole('link', { name: t('blocks:safety') })).toHaveAttribute('href', /#fraud$/);
      await expect(asked.getByRole('button', { name: t('chats:warned.report') })).toHaveAccessibleDescription(
        t('chats:warned.evidence', { before: 4, after: 2, name: fresh.name }),
      );
      await asked.getByRole('button', { name: t('chats:warned.report') }).click();
      await expect(asked.getByRole('button', { name: t('chats:warned.is_reported') })).toBeDisabled();
      await asked.getByRole('button', { name: t('chats:warned.hide') }).click();
      await expect(asked).toBeHidden();
      // Nor does the list beside it show the words.
      await expect(other.getByText('ABNA')).toHaveCount(0);
      await other.getByRole('button', { name: t('chats:warned.hidden') }).click();
      await expect(messageOf(other, t, 'ABNA')).toBeVisible();
    });

    await test.step('a message is reported', async () => {
      await messageOf(page, t, first)
        .getByRole('button', { name: t('chats:actions.more') })
        .press('Enter');
      await page
        .getByRole('dialog', { name: t('chats:actions.more') })
        .getByRole('button', { name: t('chats:actions.report') })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('reports:reason.harassment') }).click();
      const evidence = dialog.getByRole('group', { name: t('reports:messages.label') });
      const chosen = evidence.getByRole('checkbox', { checked: true });
      await expect(chosen).toHaveCount(2);
      await evidence.getByRole('checkbox', { name: 'Graag, zondag?' }).check();
      await chosen.first().uncheck();
      await expect(chosen).toHaveCount(2);
      expect(await findings(page)).toEqual([]);
      await dialog.getByRole('button', { name: t('reports:submit') }).click();
      const thanks = page.getByRole('dialog', { name: t('reports:thanks.title') });
      await expect(thanks.getByRole('definition')).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      await thanks
        .getByRole('button', { name: t('common:action.close') })
        .last()
        .click();
    });

    await test.step('a block ends it for both', async () => {
      const { name } = premium;
      const profile = await other.context().newPage();
      await profile.goto(`${originOf(host)}/members/${fresh.id}`);
      const like = profile.getByRole('button', { name: t('members:action.like', { name: fresh.name }) });
      await expect(like).toBeVisible();
      await page.getByRole('button', { name: t('blocks:more', { name }) }).click();
      await page.getByRole('button', { name: t('blocks:block', { name }) }).click();
      await page
        .getByRole('dialog', { name: t('blocks:title', { name }) })
        .getByRole('button', { name: t('blocks:confirm') })
        .click();
      await expect(page.getByText(t('blocks:done', { name }))).toBeVisible();
      // What they have open of the blocker says so as soon as it is used, and says what is the matter.
      await like.click();
      await expect(
        profile.getByRole('heading', { level: 1, name: t('errors:page.no_member') }),
      ).toBeVisible();
      await profile.close();
      await write(other, t, fresh.name, 'Are you there?');
      await expect(other).toHaveURL(`${originOf(host)}/chats`);
      await expect(other.getByRole('status').getByText(t('errors:page.no_conversation'))).toBeVisible();
      await expect(other.getByText(t('chats:conversation.stale'))).toHaveCount(0);
      await expect(other.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(other.getByRole('main').getByText(second)).toHaveCount(0);
      await page.getByRole('button', { name: t('blocks:undo') }).click();
      await expect(page.getByText(t('blocks:undone', { name }))).toBeVisible();
    });

    await other.context().close();
  });
}

const low = [
  { name: 'a phone whose keyboard is open', width: 360, height: 330 },
  { name: 'a phone on its side', width: 780, height: 360 },
] as const;

for (const { name: screen, ...size } of low)
  test(`the composer is whole on ${screen}, whatever is opened in it`, async ({ page }) => {
    const t = textsOf('nl');
    await page.setViewportSize(size);
    await asReturningVisitor(page.context());
    await logInAs(page, 'vonk.localhost', 'premium@demo.test');
    await page.goto(`${originOf('vonk.localhost')}/chats`);
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    const send = page.getByRole('button', { name: t('chats:composer.send') });
    await send.waitFor();
    const field = page.getByRole('textbox', { name: t('chats:composer.label', { name: '' }).trim() });
    await field.fill(Array.from({ length: 12 }, (_, line) => `Regel ${line}`).join('\n'));
    const history = page.getByRole('region', { name: t('chats:conversation.messages') });
    const opened = [t('chats:tools.label'), t('chats:emoji.label')];
    for (const tool of [undefined, ...opened]) {
      if (tool) await page.getByRole('button', { name: tool }).click();
      for (const part of [send, field]) await expect(part).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await history.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
    }
  });
