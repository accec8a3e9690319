/** Where a member reads their mail in a browser. */
interface Mailbox {
  name: string;
  /** The provider's own page, the same for everybody. */
  address: string;
}

const gmail = { name: 'Gmail', address: 'https://mail.google.com/' };
const outlook = { name: 'Outlook', address: 'https://outlook.live.com/mail/' };
const yahoo = { name: 'Yahoo Mail', address: 'https://mail.yahoo.com/' };
const icloud = { name: 'iCloud Mail', address: 'https://www.icloud.com/mail' };
const proton = { name: 'Proton Mail', address: 'https://mail.proton.me/' };
const gmx = { name: 'GMX', address: 'https://www.gmx.net/' };

const byDomain = new Map<string, Mailbox>(
  Object.entries({
    ...{ 'gmail.com': gmail, 'googlemail.com': gmail },
    ...{ 'msn.com': outlook, 'ymail.com': yahoo, 'rocketmail.com': yahoo },
    ...{ 'icloud.com': icloud, 'me.com': icloud, 'mac.com': icloud },
    ...{ 'proton.me': proton, 'protonmail.com': proton, 'pm.me': proton },
    ...{ 'gmx.net': gmx, 'gmx.de': gmx, 'gmx.at': gmx, 'gmx.ch': gmx },
    'aol.com': { name: 'AOL Mail', address: 'https://mail.aol.com/' },
    'web.de': { name: 'WEB.DE', address: 'https://web.de/' },
    't-online.de': { name: 'T-Online', address: 'https://email.t-online.de/' },
    'wp.pl': { name: 'WP Poczta', address: 'https://poczta.wp.pl/' },
    'o2.pl': { name: 'o2 Poczta', address: 'https://poczta.o2.pl/' },
    'onet.pl': { name: 'Onet Poczta', address: 'https://poczta.onet.pl/' },
    'interia.pl': { name: 'Interia Poczta', address: 'https://poczta.interia.pl/' },
  }),
);

/** Providers with a domain in many countries. */
const byName = new Map<string, Mailbox>(Object.entries({ hotmail: outlook, live: outlook, outlook, yahoo }));
const inACountry = /^(hotmail|live|outlook|yahoo)\.(?:com?\.)?[a-z]{2,3}$/;

/** The mailbox of an address at a known provider; undefined for any other address. */
export function mailboxOf(email: string): Mailbox | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const [, name = ''] = inACountry.exec(domain) ?? [];
  return byDomain.get(domain) ?? byName.get(name);
}
