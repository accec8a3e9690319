import {
  firstChoice,
  hindranceOf,
  priceOf,
  runningBalances,
  savingPercent,
  smallestSufficing,
} from './order-rules';

const bundles = [
  { id: 'small', credits: 100, amount: 999 },
  { id: 'middle', credits: 300, amount: 2499 },
  { id: 'large', credits: 800, amount: 5799 },
];

describe('the first choice of an order', () => {
  it('is what the address names', () => {
    expect(firstChoice(bundles, () => ['ideal', 'paypal'], { bundle: 'large', method: 'paypal' })).toEqual({
      bundle: 'large',
      method: 'paypal',
    });
  });

  it('is the middle bundle and the first method where the address names nothing that is offered', () => {
    expect(firstChoice(bundles, () => ['ideal', 'paypal'], { bundle: 'gone', method: 'swish' })).toEqual({
      bundle: 'middle',
      method: 'ideal',
    });
  });

  it('is none where nothing is sold or nothing can be paid', () => {
    expect(firstChoice([], () => ['ideal'], {})).toBeUndefined();
    expect(firstChoice(bundles, () => [], {})).toBeUndefined();
  });
});

describe('the bundle for what is missing', () => {
  it.each([
    [1, 'small'],
    [100, 'small'],
    [101, 'middle'],
    [301, 'large'],
    [801, 'large'],
  ])('of %i credits is the smallest that suffices, in whatever order they are sold: %s', (lacking, id) => {
    expect(smallestSufficing(bundles.toReversed(), lacking)?.id).toBe(id);
  });

  it('is none where nothing is sold', () => {
    expect(smallestSufficing([], 1)).toBeUndefined();
  });
});

describe('what a bundle saves', () => {
  it('is measured by the dearest one and never rounded up', () => {
    expect(bundles.map((bundle) => savingPercent(bundle, bundles))).toEqual([0, 16, 27]);
    expect(savingPercent({ amount: 900, credits: 100 }, [{ amount: 1000, credits: 100 }])).toBe(10);
  });

  it('is nothing where credits are free', () => {
    expect(savingPercent({ amount: 0, credits: 10 }, [{ amount: 0, credits: 10 }])).toBe(0);
  });
});

describe('the price of a choice', () => {
  const bundle = { amount: 799, full_amount: 999 };
  const discount = { code: 'SUMMER', paymentmethods: null, minimum_order_value: null };
  const forIdeal = { ...discount, paymentmethods: ['ideal' as const] };

  it('is the reduced one where the discount is for the method', () => {
    expect(priceOf(bundle, 'ideal', discount)).toEqual({ amount: 799, discount: 'SUMMER' });
    expect(priceOf(bundle, 'ideal', forIdeal)).toEqual({ amount: 799, discount: 'SUMMER' });
    expect(priceOf(bundle, 'paypal', forIdeal)).toEqual({ amount: 999, discount: undefined });
    expect(priceOf({ amount: 999, full_amount: 999 }, 'ideal', discount).discount).toBeUndefined();
    expect(priceOf(bundle, 'ideal', null)).toEqual({ amount: 999, discount: undefined });
  });

  it('says what hinders a discount', () => {
    expect(hindranceOf(bundle, 'paypal', forIdeal)).toBe('method');
    expect(hindranceOf(bundle, 'ideal', { ...discount, minimum_order_value: 1000 })).toBe('minimum');
    expect(hindranceOf(bundle, 'ideal', { ...discount, minimum_order_value: 999 })).toBeUndefined();
    expect(hindranceOf(bundle, 'ideal', null)).toBeUndefined();
  });
});

describe('the statement', () => {
  it('shows how every credit came and went', () => {
    expect(runningBalances(115, [{ amount: -5 }, { amount: 100 }, { amount: 20 }])).toEqual([115, 120, 20]);
    expect(runningBalances(7, [])).toEqual([]);
  });
});
