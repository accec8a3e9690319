import { maskedMail } from './masked-mail';

test('of an address its first letter and its host are shown', () => {
  expect(maskedMail('sanne.visser@mail.test')).toBe('s…@mail.test');
  expect(maskedMail('a@mail.test')).toBe('a…@mail.test');
  expect(maskedMail('"odd@name"@mail.test')).toBe('"…@mail.test');
  expect(maskedMail('nothing')).toBe('…');
});
