import { Texts } from './texts.js';

it('numbers in the server’s texts are grouped as the language groups them', async () => {
  const texts = new Texts();
  await texts.onModuleInit();
  expect(texts.in('nl')('receipts:item', { count: 1250 })).toBe('1.250 credits');
  expect(texts.in('en')('receipts:item', { count: 1250 })).toBe('1,250 credits');
  expect(texts.in('nl')('receipts:order', { number: '0012345' })).toContain('0012345');
});
