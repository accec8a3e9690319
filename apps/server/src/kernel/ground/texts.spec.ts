import { Texts } from './texts.js';

it('a name in a mail, a push message or a page without the site leaves the words around it in their order', async () => {
  const texts = new Texts();
  await texts.onModuleInit();
  const subject = texts.in('en')('mails:activation.subject', { brand: 'נועה & <b>' });
  expect(subject).toBe('Confirm your email address for \u2068נועה & <b>\u2069');
});

it('numbers in the server’s texts are grouped as the language groups them', async () => {
  const texts = new Texts();
  await texts.onModuleInit();
  expect(texts.in('nl')('receipts:item', { count: 1250 })).toBe('1.250 credits');
  expect(texts.in('en')('receipts:item', { count: 1250 })).toBe('1,250 credits');
  expect(texts.in('nl')('receipts:order', { number: '0012345' })).toContain('0012345');
});
