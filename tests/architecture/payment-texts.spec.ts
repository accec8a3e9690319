import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../../packages/contract/src/languages.ts';
import { factsOf, paymentMethods } from '../../packages/contract/src/payment-methods.ts';
import { paymentStatuses } from '../../packages/contract/src/routes/payments.ts';
import { root } from '../../scripts/root.ts';

interface Texts {
  method: Record<string, string>;
  payment: Record<string, { title?: string; text?: string }>;
}

test.each([...languages])(
  'in %s each state of a payment and each method without a name has its text',
  (language) => {
    const file = path.join(root, 'locales', language, 'credits.json');
    const { method, payment } = JSON.parse(fs.readFileSync(file, 'utf8')) as Texts;
    const told = (status: string) => payment[status]?.title && payment[status].text;
    expect(paymentStatuses.filter((status) => !told(status))).toEqual([]);
    const nameless = paymentMethods.filter((each) => factsOf(each).name === null);
    expect(Object.keys(method).sort()).toEqual([...nameless].sort());
  },
);
