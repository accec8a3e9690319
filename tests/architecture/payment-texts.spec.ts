import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../../packages/contract/src/languages.ts';
import { factsOf, paymentMethods } from '../../packages/contract/src/money/payment-methods.ts';
import { paymentStatuses } from '../../packages/contract/src/money/calls/payments.ts';
import { root } from '../../scripts/root.ts';

interface Texts {
  method: Record<string, string>;
  /** `text_other` where credits are counted. */
  payment: Record<string, { title?: string; text?: string; text_other?: string }>;
}

test.each([...languages])(
  'in %s each state of a payment and each method without a name has its text',
  (language) => {
    const file = path.join(root, 'locales', language, 'credits.json');
    const { method, payment } = JSON.parse(fs.readFileSync(file, 'utf8')) as Texts;
    const told = (status: string) => {
      const { title, text, text_other: counted } = payment[status] ?? {};
      return title && (text ?? counted);
    };
    expect(paymentStatuses.filter((status) => !told(status))).toEqual([]);
    const nameless = paymentMethods.filter((each) => factsOf(each).name === null);
    expect(Object.keys(method).sort()).toEqual([...nameless].sort());
  },
);
