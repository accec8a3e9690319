import { Texts } from './texts.js';

it('a name in a mail, a push message or a page without the site leaves the words around it in their order', async () => {
  const texts = new Texts();
  await texts.onModuleInit();
  const subject = texts.in('en')('mails:activation.subject', { brand: 'נועה & <b>' });
  expect(subject).toBe('Confirm your email address for \u2068נועה & <b>\u2069');
});
