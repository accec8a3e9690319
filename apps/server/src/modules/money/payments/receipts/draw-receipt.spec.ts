import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { createInstance } from 'i18next';
import { languages } from '@kindling/contract/languages';
import { repositoryPath } from '../../../../kernel/config/repository.js';
import { drawReceipt } from './draw-receipt.js';
import type { Receipt } from './make-receipt.js';

const receipt: Receipt = {
  orderNumber: 'ZAŻÓŁĆ-0001',
  paidAt: new Date('2026-03-01T12:00:00Z'),
  timeZone: 'Europe/Warsaw',
  credits: 250,
  totalCents: 2234,
  costsCents: 35,
  refundedCents: 0,
  currency: 'EUR',
  vat: { rate: 2300, cents: 418 },
  method: 'ideal',
  until: new Date('2026-03-15T23:00:00Z'),
  brand: 'Vonk',
  seller: undefined,
};

/** What a reader of the file copies out of it: the letters that its fonts say they draw. */
function lettersOf(pdf: Buffer): Set<string> {
  const letters = new Set<string>();
  for (const [, stream = ''] of pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    const bytes = Buffer.from(stream, 'latin1');
    const text = bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : stream;
    if (!text.includes('beginbfrange')) continue;
    for (const [, hex = ''] of text.matchAll(/<([0-9a-f]{4,8})>(?=[ \]])/gi))
      letters.add(String.fromCodePoint(Number.parseInt(hex.slice(-4), 16)));
  }
  return letters;
}

it.each(languages)('a receipt in %s has all its letters, and of the font only these', async (language) => {
  const texts = JSON.parse(
    readFileSync(repositoryPath('locales', language, 'receipts.json'), 'utf8'),
  ) as object;
  const i18n = createInstance();
  await i18n.init({ resources: { [language]: { receipts: texts } }, interpolation: { escapeValue: false } });
  const pdf = await drawReceipt(receipt, language, i18n.getFixedT(language));
  expect(pdf.length).toBeLessThan(60_000);
  const letters = lettersOf(pdf);
  const said = i18n.getFixedT(language)('receipts:paper.title') + receipt.orderNumber;
  expect([...said].filter((letter) => letter !== ' ' && !letters.has(letter))).toEqual([]);
});
