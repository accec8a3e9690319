import type { TFunction } from 'i18next';
import type { Language } from '@kindling/contract/languages';
import type { Receipt } from './make-receipt.js';
import { ReceiptPaper } from './receipt-paper.js';
import { receiptWords } from './receipt-words.js';

/** Draws a receipt as a PDF of one page. @param t the translator of the language */
export function drawReceipt(receipt: Receipt, language: Language, t: TFunction): Promise<Buffer> {
  const words = receiptWords(receipt, language, t);
  const title = t('receipts:paper.title');
  // The file shows the order and the brand, not the buyer.
  const paper = new ReceiptPaper(language, {
    title: `${title} ${receipt.orderNumber}`,
    author: receipt.brand,
  });
  paper.write(receipt.brand, 14, 'bold');
  paper.skip(1);
  paper.write(title, 24, 'bold');
  paper.skip(0.5);
  paper.write(t('receipts:order', { number: receipt.orderNumber }));
  paper.write(t('receipts:date', { date: words.day(receipt.paidAt) }));
  paper.write(t('receipts:paid_with', { method: words.method }));
  paper.skip(1.5);
  paper.row(t('receipts:paper.item'), t('receipts:paper.amount'), 'bold');
  paper.row(
    t('receipts:item', { count: receipt.credits }),
    words.money(receipt.totalCents - receipt.costsCents),
  );
  if (receipt.costsCents > 0) paper.row(t('receipts:paper.costs'), words.money(receipt.costsCents));
  paper.rule();
  if (receipt.vat) {
    paper.row(t('receipts:paper.net'), words.money(receipt.totalCents - receipt.vat.cents));
    paper.row(t('receipts:paper.vat', { rate: words.rate }), words.money(receipt.vat.cents));
  }
  paper.row(t('receipts:paper.sum'), words.money(receipt.totalCents), 'bold');
  if (receipt.refundedCents > 0)
    paper.write(t('receipts:paper.refunded', { amount: words.money(receipt.refundedCents) }));
  paper.skip(1.5);
  paper.write(t('receipts:paper.seller'), 11, 'bold');
  for (const line of sellerLines(receipt, language, t)) paper.write(line);
  paper.skip(1.5);
  paper.write(t('receipts:withdraw', { date: words.lastDay(receipt.until) }), 10);
  return paper.end();
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
