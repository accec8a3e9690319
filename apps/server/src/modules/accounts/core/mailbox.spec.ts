import { mailboxOf, mailboxProblem } from './mailbox.js';

describe('an address', () => {
  test.each([
    'anna@voorbeeld.nl',
    'anna@mail.example.co.uk',
    'a@münchen.de',
    'robin@demo.test',
    'a@x.example',
  ])('%s could exist', (email) => {
    expect(mailboxProblem(email)).toBeUndefined();
  });
  test.each(['anna@voorbeeld.con', 'anna@co.uk', 'anna@server.local', 'anna@mailbox.invalid'])(
    '%s could not',
    (email) => {
      expect(mailboxProblem(email)).toBe('invalid_email');
    },
  );
});

test.each([
  ['anna@voorbeeld.nl', 'anna@voorbeeld.nl'],
  ['anna+dating@voorbeeld.nl', 'anna@voorbeeld.nl'],
  ['anna+a+b@voorbeeld.nl', 'anna@voorbeeld.nl'],
  ['an.na@voorbeeld.nl', 'an.na@voorbeeld.nl'],
  ['a.n.n.a+x@googlemail.com', 'anna@gmail.com'],
  ['+anna@voorbeeld.nl', '+anna@voorbeeld.nl'],
])('mails to %s end in %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
