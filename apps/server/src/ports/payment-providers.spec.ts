import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { PaymentProvider } from './payment-provider.js';
import { PaymentProviders } from './payment-providers.js';

const provider = (name: string, ...methods: PaymentMethod[]): PaymentProvider =>
  ({ name, supports: (method: PaymentMethod) => methods.includes(method) }) as PaymentProvider;

describe('payment providers', () => {
  const [first, second] = [provider('first', 'ideal', 'visa'), provider('second', 'visa', 'swish')];
  const providers = new PaymentProviders([first, second]);

  it('are found by their name', () => {
    expect(providers.named('second')).toBe(second);
    expect(providers.named('third')).toBeUndefined();
  });

  it('are asked in their order for a method', () => {
    expect(providers.offering('visa')).toBe(first);
    expect(providers.offering('swish')).toBe(second);
    expect(providers.offering('paypal')).toBeUndefined();
  });

  it('have one name each', () => {
    expect(() => new PaymentProviders([first, provider('first')])).toThrow('first');
  });
});
