import { consoleLocale, translated } from './texts';

/**
 * Sentences about wrong input that come whole from the server or its rules. They are matched by these forms and shown in
 * the reader's language; a sentence that matches none is shown as it came.
 */
const forms = [
  'Write a mail address, such as help@brand.example.',
  'Use 2 to 24 small letters, digits or dashes.',
  'Write an address that begins with https:// and ends without a slash, or leave it empty.',
  'Write the whole address of a script, such as https://tags.company.example/tag.js.',
  'Write names of hosts alone, such as data.company.example.',
  'Write a colour as six digits, such as #0b6b75.',
  'Use letters, digits, dots, dashes and underscores.',
  'Choose one from the list.',
  'Write it like {{form}}.',
  'A digit of this number is wrong: its check does not come out.',
  'Write a VAT number with the letters of its country, such as NL123456782B01.',
  'Write a phone number with the code of its country, such as +31 20 123 4567.',
  'Write a price, such as 9.99.',
  'Fill this in.',
  'Write an amount, such as 9.99.',
  'Write a whole number.',
  'Choose one of what is offered.',
  'This is not written as it has to be.',
  'The same value stands here twice.',
  'There is no such setting.',
  'Choose at least one.',
  'Have at least {{limit}} of these.',
  'Have at most {{limit}} of these.',
  'Write at least {{limit}} characters.',
  'Write at most {{limit}} characters.',
  'This has to be {{amount}} or more.',
  'This has to be {{amount}} or less.',
  'There is no such time zone. They are called like Europe/Amsterdam.',
  'The filter by region needs the one by country too.',
  'The filter by {{field}} would tell what profiles do not show.',
  'The domain language, {{language}}, has to be offered too.',
  'The text in {{language}} is missing.',
  'The trial package has to cost less than the {{price}} of the smallest bundle.',
  "{{currency}} is the brand's own currency: its price stands before.",
  'The price in {{currency}} is missing; other bundles have one.',
  'The bundles have no further prices in {{currency}}.',
  'This price is in {{currency}}, but the brand charges in {{taken}}. Write it anew.',
  'A message would cost {{price}}, under the least price of {{least}} ({{country}}).',
  'With the {{percent}}% that new members get off, a message would cost {{price}}, under the least price of {{least}} ({{country}}).',
  'The costs of cards and direct debits may not be passed on to payers.',
  'These costs are in {{currency}}, but the brand charges in {{taken}}.',
  'Write the figure that this source proves, or remove the source.',
  'Write who measured it, when and among whom.',
  'Write whose script it is: visitors are asked by that name.',
  'Write the address of the script, or empty its other fields.',
  '{{host}} belongs to this installation and to nobody else.',
  'There is no such theme.',
  'There is no such company.',
  'A company keeps its key.',
  'A brand has at least one host.',
  'A brand has at most {{most}} hosts.',
  'This host stands here already.',
  'This host belongs to another brand.',
  'A tag or recorder of another company is loaded from this host, or talks to it.',
  'Write the address of the site, such as www.brand.com.',
  'Write a host name alone, such as www.brand.com: letters, digits, dashes and dots, without a port.',
  'An address of digits is no host name.',
  'This host belongs to the console and the previews below it.',
  'This host belongs to the links of shared dates.',
  'A host on the internet has a dot, such as brand.com.',
  'No visitor can reach a host with this ending.',
  'Use 2 to 32 small letters, digits or dashes, beginning with a letter.',
  'This word is kept for the console itself.',
  'There is a brand with this key already.',
  'Choose one of the themes.',
  'The first language has to be offered, too.',
  'Choose a company, or make a new one.',
  'Members have to be {{age}} or older.',
  'There is no theme {{theme}} any more.',
  'Nobody can read this pair of colours: {{pair}}.',
  'It could not be looked up: no name server answers for it.',
  'Not looked up yet. That happens within a minute.',
  'This host is not on the internet, so there is nothing to look up.',
  'Its DNS record is gone.',
  'There is no DNS record for it yet.',
  'It is an alias of {{alias}}, which has no address.',
  'It leads to {{addresses}}, and not here.',
  'It is an alias of {{alias}}, which leads to {{addresses}}, and not here.',
  'It leads here, but also to {{addresses}}: some visitors arrive there. Remove those records.',
  'An AAAA record still leads to {{addresses}}: visitors with IPv6 arrive there. Remove it.',
  'Whether it leads here is not compared: this installation does not say where its hosts have to lead (SITE_TARGETS).',
  'It leads here.',
  'Not looked at yet.',
  'It can be looked at once the host has an address.',
  'It was not looked at: {{address}} is not an address of the internet.',
  'It could not be looked at: this server has no way to {{address}}.',
  'Nothing answers at {{address}}.',
  'The server at {{address}} shows no certificate for this host.',
  'The certificate is for {{names}}, and not for this host.',
  'The certificate is self-signed: browsers refuse it.',
  'Browsers do not know who issued the certificate: {{issuer}}.',
  'The certificate has ended: browsers refuse it.',
  'The certificate does not hold yet: browsers refuse it.',
  'The certificate ends soon and should have been renewed by now: look at the log of the proxy.',
  'The certificate is valid.',
  'Choose the company that stands behind the brand.',
  'Its name stands in the terms and the footer.',
  'The law asks for an address where it can be reached.',
  'The law asks for its number in the trade register.',
  'The law asks for a phone number.',
  'Write the least price of a message for {{country}}.',
  'People in {{country}} have no way to pay that is set up here.',
  'Write whom mails are from.',
  'Mails come from this address, and nobody can answer to it.',
  'Add the address of the site.',
  'Text on the page could not be read: {{contrast}} to 1 where {{least}} is needed.',
  'Text on the page could not be read: {{contrast}} to 1 where {{least}} is needed. The nearest that works is {{offer}}.',
  'Text on dark bands could not be read: {{contrast}} to 1 where {{least}} is needed.',
  'Text on dark bands could not be read: {{contrast}} to 1 where {{least}} is needed. The nearest that works is {{offer}}.',
  'Buttons would not be seen on the page: {{contrast}} to 1 where {{least}} is needed.',
  'Buttons would not be seen on the page: {{contrast}} to 1 where {{least}} is needed. The nearest that works is {{offer}}.',
  'Lines around fields would not be seen on the page: {{contrast}} to 1 where {{least}} is needed.',
  'Lines around fields would not be seen on the page: {{contrast}} to 1 where {{least}} is needed. The nearest that works is {{offer}}.',
  'The mark of the focus would not be seen on the page: {{contrast}} to 1 where {{least}} is needed.',
  'The mark of the focus would not be seen on the page: {{contrast}} to 1 where {{least}} is needed. The nearest that works is {{offer}}.',
  'Text on it could not be read: {{contrast}} to 1 where {{least}} is needed.',
  'Text on it could not be read: {{contrast}} to 1 where {{least}} is needed. The nearest that works is {{offer}}.',
  'Upload the pictures once more.',
  'This picture is not there. Upload it once more.',
  'Nobody can see this picture on the page by day: {{contrast}} to 1 where {{least}} is needed.',
  'Nobody can see this picture on the page by night: {{contrast}} to 1 where {{least}} is needed.',
  'Nobody can see this picture on dark bands: {{contrast}} to 1 where {{least}} is needed.',
  'Nobody can see this picture on the ground of an installed app: {{contrast}} to 1 where {{least}} is needed.',
  'An icon needs at least {{side}} by {{side}} pixels; this one has {{width}} by {{height}}.',
  'An icon has to be a square; this one has {{width}} by {{height}} pixels.',
  'A logo needs at least {{side}} pixels on each side without its empty margins; this one has {{width}} by {{height}}.',
  'A logo may be at most {{times}} times as long as it is high; this one has {{width}} by {{height}} pixels.',
  '{{placeholder}} stands for nothing.',
  'Braces stand for nothing here.',
  'Write this in one line.',
  'There is something in it that nobody can see, or nothing to read.',
  'Write plain words, without < and >.',
  'Links, addresses and phone numbers do not belong here. The button and the footer have them.',
  'Write no figures: counts, prices and times in mails are not typed, so that they are true.',
] as const;

const literal = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const known = forms.map((form) => {
  const names = [...form.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const pattern = form
    .split(/\{\{\w+\}\}/)
    .map(literal)
    .join('(.+?)');
  return { form, names, pattern: new RegExp(`^${pattern}$`) };
});

/** What a sentence says in numbers; other parts may hold digits that are none, such as addresses. */
const measured = /^(amount|contrast|least|price)$/;

/** `1,000.50` of the server's English as the reader writes it. */
function readersNumbers(text: string): string {
  return text.replaceAll(/\d[\d,]*(?:\.(\d+))?/g, (number, decimals: string | undefined) => {
    const digits = decimals?.length ?? 0;
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return Number(number.replaceAll(',', '')).toLocaleString(consoleLocale(), options);
  });
}

/** A server sentence in the reader's language. */
export function translatedSentence(english: string): string {
  for (const { form, names, pattern } of known) {
    const found = pattern.exec(english);
    if (!found) continue;
    const values = names.map((name, index) => {
      const value = found[index + 1] ?? '';
      return [name, measured.test(name) ? readersNumbers(value) : value] as const;
    });
    return translated(form, Object.fromEntries(values));
  }
  // The host comes before its problem.
  const colon = english.indexOf(': ');
  return colon === -1
    ? english
    : `${english.slice(0, colon)}: ${translatedSentence(english.slice(colon + 2))}`;
}
