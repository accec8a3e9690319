import {
  DiscountCodes,
  type NewCode,
} from '../../../apps/server/src/modules/money/discounts/discounts.api.ts';
import type { TestApp } from '../app/test-app.ts';

/** Makes a code of a brand as staff would; 20 percent for everybody as often as they like, unless said otherwise. */
export async function makeCode(
  app: TestApp,
  brand: string,
  code: string,
  change: Partial<NewCode> = {},
): Promise<string> {
  const codes = app.nest.get(DiscountCodes, { strict: false });
  const made = await app.inTenant(brand, () =>
    codes.create(code, {
      ...{ percentage: 20, valueCents: null, currency: null, minimumCents: null, country: null },
      ...{ memberId: null, methods: null, expiresAt: null, validity: 'unlimited' as const },
      createdBy: '9'.repeat(24),
      ...change,
    }),
  );
  return made.id;
}
