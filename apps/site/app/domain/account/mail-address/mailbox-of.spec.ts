import { mailboxOf } from './mailbox-of';

describe('mailboxOf', () => {
  it.each([
    ['ada@gmail.com', 'Gmail'],
    ['Ada.L+news@GoogleMail.com', 'Gmail'],
    ['ada@hotmail.nl', 'Outlook'],
    ['ada@live.co.uk', 'Outlook'],
    ['ada@live.com.mx', 'Outlook'],
    ['ada@outlook.com', 'Outlook'],
    ['ada@yahoo.fr', 'Yahoo Mail'],
    ['ada@me.com', 'iCloud Mail'],
    ['ada@gmx.de', 'GMX'],
    ['ada@web.de', 'WEB.DE'],
    ['ada@wp.pl', 'WP Poczta'],
  ])('of %s is %s', (email, name) => expect(mailboxOf(email)?.name).toBe(name));

  it('leads to the same page for everybody', () => {
    expect(mailboxOf('ada@gmail.com')).toEqual(mailboxOf('bob@gmail.com'));
    expect(mailboxOf('ada@gmail.com')?.address).toMatch(/^https:/);
  });

  it.each([
    'ada@example.test',
    'ada@notgmail.com',
    'ada@gmail.com.example.test',
    'ada@hotmail.example.test',
    'gmail.com@example.test',
    'ada@live',
    'ada@constructor',
    'ada@',
    '',
  ])('is not known of %j', (email) => expect(mailboxOf(email)).toBeUndefined());
});
