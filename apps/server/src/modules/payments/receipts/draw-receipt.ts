import type { TFunction } from 'i18next';
import PDFDocument from 'pdfkit';
import type { Language } from '@kindling/contract/languages';
import type { Receipt } from './make-receipt.js';
import { receiptWords } from './receipt-words.js';

const margin = 56;
const width = 595 - 2 * margin;

/** Draws a receipt as a PDF of one page. @param t the translator of the language */
export async function drawReceipt(receipt: Receipt, language: Language, t: TFunction): Promise<Buffer> {
  const words = receiptWords(receipt, language, t);
  const title = t('receipts:paper.title');
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    tagged: true,
    displayTitle: true,
    // Whoever holds the file learns the order and the brand, not who bought.
    info: { Title: `${title} ${receipt.orderNumber}`, Author: receipt.brand },
  });
  const chunks: Buffer[] = [];
  const drawn = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.once('end', () => resolve(Buffer.concat(chunks)));
    document.once('error', reject);
  });
  const write = (text: string, size = 11, font = 'Helvetica') =>
    document.font(font).fontSize(size).text(printable(text), margin, undefined, { width });
  const row = (label: string, value: string, font = 'Helvetica') => {
    const top = document.y;
    document.font(font).fontSize(11);
    document.text(printable(label), margin, top, { width: width * 0.65 });
    const below = document.y;
    document.text(printable(value), margin, top, { width, align: 'right' });
    document.y = Math.max(below, document.y);
    document.moveDown(0.4);
  };

  write(receipt.brand, 14, 'Helvetica-Bold');
  document.moveDown();
  write(title, 24, 'Helvetica-Bold');
  document.moveDown(0.5);
  write(t('receipts:order', { number: receipt.orderNumber }));
  write(t('receipts:date', { date: words.day(receipt.paidAt) }));
  write(t('receipts:paid_with', { method: words.method }));
  document.moveDown(1.5);
  row(t('receipts:paper.item'), t('receipts:paper.amount'), 'Helvetica-Bold');
  row(t('receipts:item', { count: receipt.credits }), words.money(receipt.totalCents));
  document
    .moveTo(margin, document.y)
    .lineTo(margin + width, document.y)
    .strokeColor('#999999')
    .stroke();
  document.moveDown(0.6);
  if (receipt.vat) {
    row(t('receipts:paper.net'), words.money(receipt.totalCents - receipt.vat.cents));
    row(t('receipts:paper.vat', { rate: words.rate }), words.money(receipt.vat.cents));
  }
  row(t('receipts:paper.sum'), words.money(receipt.totalCents), 'Helvetica-Bold');
  if (receipt.refundedCents > 0)
    write(t('receipts:paper.refunded', { amount: words.money(receipt.refundedCents) }));
  document.moveDown(1.5);
  write(t('receipts:paper.seller'), 11, 'Helvetica-Bold');
  for (const line of sellerLines(receipt, language, t)) write(line);
  document.moveDown(1.5);
  write(t('receipts:withdraw', { date: words.lastDay(receipt.until) }), 10);
  document.end();
  return drawn;
}

function sellerLines({ seller, brand }: Receipt, language: Language, t: TFunction): string[] {
  if (!seller) return [brand];
  const land = new Intl.DisplayNames([language], { type: 'region' }).of(seller.country) ?? seller.country;
  return [
    seller.name,
    seller.address,
    `${seller.city}, ${land}`,
    t('receipts:paper.register', { number: seller.kvk }),
    ...seller.vat_numbers.map((number) => t('receipts:paper.vat_number', { number })),
  ];
}

/** Spaces and signs that formats use, as the font's own. */
const substitutes: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\u2212': '-',
  ł: 'l',
  Ł: 'L',
};

/** What the PDF's built-in font can write: Windows-1252. Other letters lose their marks, as in a telegram. */
function printable(text: string): string {
  return [...text]
    .map((letter) => {
      if (/[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(letter)) return letter;
      return substitutes[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    })
    .join('');
}
