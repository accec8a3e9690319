import { z } from 'zod';
import { gifts } from '../../chats/gifts.js';
import { countries, currencies } from '../../languages.js';
import { paymentMethods } from '../../money/payment-methods.js';
import { bundleCodePattern } from '../../paths/patterns.js';

/** Minor units, VAT included. */
const price = z.int().min(1).max(10_000_000);
const pricesByCurrency = z.partialRecord(z.enum(currencies), price);

/** Default hours for which the welcome code is valid after the confirmation (decisions §7.5). */
export const usualWelcomeHours = 24;

/** Default limit of what an account may be debited for in 30 days, in minor units (decisions §7.4). */
export const usualDirectDebitCents = 15_000;

export const bundle = z.strictObject({
  code: z.string().regex(bundleCodePattern).meta({ title: 'Code' }),
  credits: z.int().min(1).max(100_000).meta({ title: 'Credits' }),
  price_cents: price.meta({ title: 'Price, VAT included' }),
  prices: pricesByCurrency.optional().meta({ title: 'Prices in other currencies, VAT included' }),
});
export type Bundle = z.output<typeof bundle>;

/** A brand's settings for what things cost, and how they are paid. */
export const priceSettings = {
  currency: z.enum(currencies).meta({
    title: 'Currency',
    description: 'What the brand charges in. Further ones stand beside its bundles.',
  }),
  bundles: z
    .array(bundle)
    .min(1)
    .max(12)
    .meta({ title: 'Credit bundles', description: 'What members can buy, the smallest first.' }),
  trial_price_cents: price.optional().meta({
    title: 'Price of the trial package, VAT included',
    description:
      'For the smallest bundle, once per member, offered to those who think of leaving. Left empty, there is none.',
  }),
  trial_prices: pricesByCurrency.optional().meta({
    title: 'Price of the trial package in other currencies',
    description: 'Where there is none, the trial package is not offered in that currency.',
  }),
  welcome_hours: z
    .int()
    .min(0)
    .max(720)
    .optional()
    .meta({
      title: 'Hours of the welcome discount',
      description: `25 percent off the first purchase, from the confirmation of the address on. Left empty, ${usualWelcomeHours}; 0: none.`,
    }),
  match_claim_percent: z.int().min(1).max(999).optional().meta({
    title: 'Better odds of a match with premium',
    description: 'Only what the brand measured and can prove. Left empty, nothing is claimed.',
  }),
  match_claim_source: z.string().min(10).max(300).optional().meta({
    title: 'Source of that figure',
    description: 'Who measured what, when and among whom. It stands below the claim.',
  }),
  payment_methods: z.array(z.enum(paymentMethods)).min(1).meta({
    title: 'Payment methods',
    description: 'In the order in which payers see them.',
    uniqueItems: true,
  }),
  transaction_costs: z
    .partialRecord(
      z.enum(paymentMethods),
      z.strictObject({ costs: z.int().min(1).max(1000), currency: z.enum(currencies) }),
    )
    .optional()
    .meta({
      title: 'Transaction costs that payers bear',
      description:
        'Added to the price, VAT included, and shown before paying. Left empty, a method has none.',
    }),
  direct_debit_limit_cents: z
    .int()
    .min(100)
    .max(1_000_000)
    .optional()
    .meta({
      title: 'Limit of direct debits',
      description: `What an account may be debited for in 30 days. Left empty, ${usualDirectDebitCents / 100}.`,
    }),
  message_credits: z.int().min(0).max(1000).meta({
    title: 'Credits per message',
    description: 'What writing one costs; reading is free. 0: nothing.',
  }),
  reply_credits: z
    .int()
    .min(0)
    .max(1000)
    .optional()
    .meta({ title: 'Credits per reply', description: 'Left empty, a reply costs what a message costs.' }),
  photo_credits: z
    .int()
    .min(0)
    .max(1000)
    .meta({ title: 'Credits per photo', description: 'What sending a picture in a conversation costs.' }),
  gift_credits: z
    .int()
    .min(0)
    .max(1000)
    .meta({ title: 'Credits per gift', description: 'The same for each of the gifts.' }),
  gifts: z.array(z.enum(gifts)).min(1).optional().meta({
    title: 'Gifts',
    description: 'What members can send each other, in this order. Left empty, all of them.',
    uniqueItems: true,
  }),
  signup_credits: z
    .int()
    .min(0)
    .max(1000)
    .meta({ title: 'Credits at signup', description: 'What a new member begins with.' }),
  message_length: z
    .int()
    .min(20)
    .max(10_000)
    .meta({ title: 'Longest message in characters', description: 'The box counts them, and takes no more.' }),
  minimum_message_costs: z
    .partialRecord(z.enum(countries), z.strictObject({ costs: z.int().min(0), currency: z.enum(currencies) }))
    .meta({
      title: 'Least price of a message per country',
      description:
        'No bundle may make a message cheaper, not even with the discount of a first purchase. Left empty, a country has none.',
    }),
  refund_days: z.int().min(14).max(365).meta({
    title: 'Days in which a purchase can be undone',
    description: 'By the member alone, on its page. The law asks for 14.',
  }),
  refund_limit_cents: z.int().min(0).max(10_000_000).optional().meta({
    title: 'Refunds that need a second person',
    description: 'Above this amount somebody else of the staff has to agree. Left empty, above 50.',
  }),
  correction_limit_credits: z.int().min(0).max(100_000).optional().meta({
    title: 'Corrections that need a second person',
    description:
      'Above so many credits within a day somebody else of the staff has to agree. Left empty, above 100.',
  }),
};
