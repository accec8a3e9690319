import { MandateMethod, MandateStatus, type MollieClient } from '@mollie/api-client';
import type { KeptCard, MandateOrder, ProviderMandate } from '../../../ports/payment-provider.js';
import { answered } from './mollie-answers.js';

/**
 * A customer at Mollie, which owns mandates there: one for each mandate, with no name or address of the member.
 *
 * @param key the idempotency key: a repeat is the same customer
 * @returns its id
 */
export async function newCustomer(client: MollieClient, brand: string, key: string): Promise<string> {
  const order = { metadata: { brand }, idempotencyKey: `${key}-customer` };
  return (await answered(client.customers.create(order))).id;
}

/** Keeps an account for direct debits. */
export async function keepAccount(
  client: MollieClient,
  brand: string,
  { id, reference, holder, iban, signedAt }: MandateOrder,
): Promise<ProviderMandate> {
  const customerId = await newCustomer(client, brand, id);
  const mandate = await answered(
    client.customerMandates.create({
      customerId,
      method: MandateMethod.directdebit,
      consumerName: holder,
      consumerAccount: iban,
      signatureDate: signedAt.toISOString().slice(0, 10),
      mandateReference: reference,
      idempotencyKey: id,
    }),
  );
  return { customer: customerId, mandate: mandate.id };
}

/** @returns undefined for a mandate that is not a card's, or is no longer valid */
export async function readCard(
  client: MollieClient,
  { customer, mandate: id }: ProviderMandate,
): Promise<KeptCard | undefined> {
  const mandate = await answered(client.customerMandates.get(id, { customerId: customer }));
  const { details, status } = mandate;
  if (status === MandateStatus.invalid || !('cardNumber' in details)) return undefined;
  return { customer, mandate: id, label: details.cardLabel ?? null, lastFour: details.cardNumber.slice(-4) };
}
