import { languages, type Language } from '../../packages/contract/src/languages.ts';
import { mailKinds } from '../../packages/contract/src/mails/mail-kinds.ts';
import { mailHtml, mailText } from '../../apps/server/src/modules/mails/notifications/look/mail-layout.ts';
import { countInMails, everyMail, memberInMails, type FormOfMail } from '../support/mails/every-mail.ts';
import { mailBrand, type MailBrand } from '../support/mails/mail-brands.ts';

/** What Outlook with Word's engine and Gmail keep (caniemail.com); what they drop is only an improvement elsewhere. */
const tags = 'html head meta title style body div table tr td h1 p a img br span'.split(' ');
const attributes = new Set(
  (
    'lang dir xmlns:o charset name content class role width height cellpadding cellspacing border bgcolor ' +
    'align style href target rel src alt'
  ).split(' '),
);
const properties = new Set(
  (
    'margin padding font-family font-size font-weight line-height color background-color border border-top ' +
    'border-bottom border-radius border-collapse display max-width max-height overflow text-align ' +
    'text-decoration vertical-align word-break mso-line-height-rule mso-padding-alt mso-hide -webkit-text-size-adjust'
  ).split(' '),
);
/** From here on Gmail cuts a mail and hides the rest, its unsubscribe link included. */
const gmailCuts = 102_000;

/**
 * What an inbox list must not show to somebody who looks over a shoulder (trust 12): beginnings of words about dating
 * and about what is paid for.
 */
const tellingEverywhere =
  'match|like|flirt|chat|dating|sex|eroti|cr[eé]dit|kred[iy]|premium|swip|singles?(?!\\p{L})';
const telling: Readonly<Record<Language, string>> = {
  en: 'love|kiss|photo|picture|member|message|conversation',
  nl: 'daten|liefde|verlief|kus|foto|lid(?!\\p{L})|leden|bericht|gesprek',
  de: 'lieb(?!er)|verlieb|kuss|foto|bild|mitglied|nachricht|unterhaltung',
  fr: 'amour|bais|photo|membre|message|conversation|rencontre',
  es: 'amor|bes|foto|miembro|mensaje|conversaci|cita',
  it: 'amor|bac|foto|membr|messagg|conversazion|incontr',
  da: 'kærlig|kys|billede|foto|medlem|besked|samtale',
  sv: 'kärlek|kyss|foto|bild|medlem|meddeland|konversation|dejt',
  nb: 'kjærlig|kyss|bilde|foto|medlem|melding|samtale',
  fi: 'osum|rakka|suudel|tykk|kuva|jäsen|keskustelu|treff',
  pl: 'dopasowan|miłoś|pocału|podoba|zdję|fotogr|człon|rozmow|randk',
};
const tellsIn = (language: Language): RegExp =>
  new RegExp(`(?<!\\p{L})(${tellingEverywhere}|${telling[language]})`, 'iu');

const forms = (brand: MailBrand) =>
  languages.flatMap((language) =>
    everyMail(brand.surroundings(language)).map(({ name, content }) => ({ name, language, content })),
  );

let brand: MailBrand;
beforeAll(async () => {
  brand = await mailBrand('harbour');
});

test('the forms below are those of every mail', () => {
  const kinds = new Set(everyMail(brand.surroundings('en')).map(({ name }) => name.split('.')[0]));
  expect([...kinds].sort()).toEqual([...mailKinds].sort());
});

describe('the HTML of every mail in every language', () => {
  test('has only what Outlook and Gmail keep, whole', async () => {
    const look = await brand.look();
    for (const { name, language, content } of forms(brand)) {
      const html = mailHtml(content, look);
      expect([name, language, faultsOf(html)]).toEqual([name, language, []]);
    }
  });

  test('would be found out: a planted flex box, script, picture or open comment is a fault', async () => {
    const [{ content }] = everyMail(brand.surroundings('en')) as [FormOfMail];
    const html = mailHtml(content, await brand.look());
    const planted = (text: string): string[] => faultsOf(html.replace('<h1', `${text}<h1`));
    expect(planted('<p style="display:flex;position:absolute">')).toEqual(['display:flex', 'position']);
    expect(planted('<script>')).toEqual(['<script>']);
    expect(planted('<img src="https://elsewhere.example/pixel.png" onload="x">')).toEqual([
      'https://elsewhere.example/pixel.png',
      'onload',
    ]);
    expect(planted('<!--[if mso]>')).toEqual(['conditional comments']);
    expect(planted('x'.repeat(gmailCuts))).toEqual(['too large for Gmail']);
  });
});

/** What is wrong with the markup of a mail. All text in it is escaped, so a `<` begins a tag or a comment. */
function faultsOf(html: string): string[] {
  const opened = html.match(/<!--\[if mso\]>/g)?.length ?? 0;
  const closed = html.match(/<!\[endif\]-->/g)?.length ?? 0;
  const isBalanced = opened === closed && opened === (html.match(/<!--/g)?.length ?? 0);
  const shown = html.replace(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, '').replace(/<style>.*?<\/style>/gs, '');
  const elements = [...shown.matchAll(/<([a-z][\w:]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*>/gi)];
  const faults = elements.flatMap(([, tag = '', rest = '']) => {
    const given = [...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)];
    return [
      ...(tags.includes(tag) ? [] : [`<${tag}>`]),
      ...given.flatMap(([, name = '', value = '']) => [
        ...(attributes.has(name) ? [] : [name]),
        ...(name === 'style' ? stylesAgainst(value) : []),
        ...(name === 'src' && value !== 'cid:logo' ? [value] : []),
      ]),
    ];
  });
  const sheet = html.match(/<style>(?!p,td).*?<\/style>/s)?.[0] ?? '';
  return [
    ...faults,
    ...(isBalanced ? [] : ['conditional comments']),
    ...(/url\(|@import|@font-face/.test(html) ? ['loads something'] : []),
    ...(sheet.split('{').length === sheet.split('}').length ? [] : ['the style sheet is not closed']),
    ...(Buffer.byteLength(html) < gmailCuts ? [] : ['too large for Gmail']),
  ];
}

function stylesAgainst(style: string): string[] {
  return style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(/:(.*)/s);
    if (!properties.has(property)) return [property];
    const isDisplayed = property !== 'display' || ['none', 'block', 'inline-block'].includes(value);
    return isDisplayed && !/calc\(|var\(/.test(value) ? [] : [declaration];
  });
}

describe('the plain text of every mail in every language', () => {
  test('is readable: each address on its own line, nothing of HTML, no empty line twice', () => {
    for (const { name, language, content } of forms(brand)) {
      const text = mailText(content);
      const addresses = text.split('\n').filter((line) => line.includes('://'));
      const broken = [
        ...addresses.filter((line) => !/^https:\/\/\S+$/.test(line)),
        ...(text.match(/<\/?[a-z]|&(amp|lt|gt|quot|#\d+|nbsp);|\{\{|\bundefined\b|\bnull\b|\n{3}/g) ?? []),
      ];
      expect([name, language, broken]).toEqual([name, language, []]);
      for (const part of [
        content.title,
        ...content.paragraphs,
        ...(content.details ?? []),
        ...content.footer,
      ])
        expect(text).toContain(part);
    }
  });
});

describe('what an inbox shows of every mail in every language', () => {
  test('names the sender instead of the brand, no member, no count and nothing of dating', async () => {
    const secretive = await mailBrand('harbour', { name: 'Lusthaven', mail_name: 'LH' });
    for (const { name, language, content } of forms(secretive)) {
      const { subject, preheader } = content;
      const shown = `${subject} ${preheader}`;
      const told = [
        ...[memberInMails, `${countInMails}`, 'Lusthaven', '@'].filter((secret) => shown.includes(secret)),
        ...(shown.match(tellsIn(language)) ?? []),
      ];
      expect([name, language, shown, told]).toEqual([name, language, shown, []]);
      expect(preheader.length).toBeLessThanOrEqual(80);
      expect(subject.length).toBeLessThanOrEqual(80);
    }
  });

  test('is held against words that are found where mails do tell: in their letters', () => {
    for (const language of languages) {
      const { t } = brand.surroundings(language);
      const letters = [
        ...['matches', 'likes', 'returned'].map((what) => t(`notice.${what}`, { count: 2 })),
        t('verification.confirmed.title'),
        t('receipts:item', { count: 2 }),
      ];
      for (const text of letters)
        expect([language, text]).toEqual([language, expect.stringMatching(tellsIn(language))]);
    }
  });
});
