import { splitByOrders } from './split-by-orders';

const first = { written: 'DC5111-K4QZPB-KDKY39-95G9NQ', payment: 'alpha:dc5111k4qzpbkdky3995g9nq' };
const other = { written: '000000K4QZPBKDKY3995G9NQ', payment: 'alpha:000000k4qzpbkdky3995g9nq' };

test('a text is cut at its order numbers', () => {
  expect(splitByOrders(`Twice: ${first.written}, ${other.written}.`, [first, other])).toEqual([
    { text: 'Twice: ' },
    { text: first.written, payment: first.payment },
    { text: ', ' },
    { text: other.written, payment: other.payment },
    { text: '.' },
  ]);
});

test('what names no payment stays as it is', () => {
  expect(splitByOrders('12 November, 9.99', [first])).toEqual([{ text: '12 November, 9.99' }]);
  expect(splitByOrders('', [])).toEqual([]);
  expect(splitByOrders(first.written, [first])).toEqual([{ text: first.written, payment: first.payment }]);
});
