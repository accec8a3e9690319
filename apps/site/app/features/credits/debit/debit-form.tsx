import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sepaAccount } from '@kindling/contract/money/bank-accounts';
import type { Company } from '@kindling/contract/brands/settings/settings';
import type { Mandate } from '@kindling/contract/money/calls/mandates';
import { browserApi } from '../../../shared/api/browser-api';
import { LiveFields } from '../../../shared/forms/live-fields';
import { useForm } from '../../../shared/forms/use-form';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/fields/field';
import { MandateText } from './mandate-text';
import { SmsCodeFields } from './sms-code-fields';
import { mandatesQuery } from '../credit-queries';
import styles from './direct-debit.module.scss';

/** Single-line fields in their order, with their autocomplete values. */
const lines = [
  ['holder', 'name', 70],
  ['iban', 'off', 42],
  ['street', 'address-line1', 70],
  ['house_number', 'off', 12],
  ['postcode', 'postal-code', 12],
  ['city', 'address-level2', 60],
] as const;

const empty = {
  holder: '',
  iban: '',
  street: '',
  house_number: '',
  postcode: '',
  city: '',
  mobile: '',
  sms_code: '',
};

/** The form of a direct debit (specification §3): account, address, a code by SMS, and the mandate. */
export function DebitForm({
  company,
  creditorId,
  price,
  isBusy,
  onMade,
}: {
  company: Company;
  creditorId: string;
  price: string;
  /** Whether the order that follows is under way. */
  isBusy: boolean;
  onMade: (mandate: Mandate) => void;
}) {
  const { t } = useTranslation('direct-debit');
  const { t: credits } = useTranslation('credits');
  const client = useQueryClient();
  const authorisedId = useId();
  const [typed, setTyped] = useState(empty);
  const [authorised, setAuthorised] = useState(false);
  // Sending the same form again makes the same mandate.
  const [clientId] = useState(() => crypto.randomUUID());
  const required = (text: string) => (text.trim() === '' ? ('required' as const) : undefined);
  const found = {
    holder: required(typed.holder),
    iban: required(typed.iban) ?? (sepaAccount(typed.iban) ? undefined : ('iban_invalid' as const)),
    street: required(typed.street),
    house_number: required(typed.house_number),
    postcode: required(typed.postcode),
    city: required(typed.city),
    mobile: required(typed.mobile),
    sms_code: required(typed.sms_code),
    authorised: authorised ? undefined : ('authorisation_required' as const),
  };
  const form = useForm(found, async () => {
    const { mandate } = await browserApi()('makeMandate', {
      body: { client_id: clientId, ...typed, authorised },
    });
    onMade(mandate);
    await client.invalidateQueries({ queryKey: mandatesQuery.key });
  });
  const change = (name: keyof typeof empty, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const authorisedProblem = form.problemOf('authorised');
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <LiveFields>
        {form.failure && (
          <Alert kind="danger" focused>
            {form.failure}
          </Alert>
        )}
        <h2>{t('account.title')}</h2>
        <div className={styles.fields}>
          {lines.map(([name, autoComplete, maxLength]) => (
            <Field
              key={name}
              className={styles[name]}
              label={t(`field.${name}`)}
              name={name}
              required
              autoComplete={autoComplete}
              maxLength={maxLength}
              {...(name === 'iban' ? { autoCapitalize: 'characters', spellCheck: false } : {})}
              value={typed[name]}
              problem={form.problemOf(name)}
              onChange={({ target }) => change(name, target.value)}
            />
          ))}
        </div>
        <h2>{t('mobile.title')}</h2>
        <SmsCodeFields
          mobile={typed.mobile}
          code={typed.sms_code}
          problems={{ mobile: form.problemOf('mobile'), code: form.problemOf('sms_code') }}
          onMobile={(value) => change('mobile', value)}
          onCode={(value) => change('sms_code', value)}
        />
        <h2>{t('mandate.title')}</h2>
        <MandateText company={company} creditorId={creditorId} />
        <div className={styles.authorise}>
          <label>
            <input
              type="checkbox"
              name="authorised"
              checked={authorised}
              required
              aria-invalid={authorisedProblem ? true : undefined}
              aria-describedby={authorisedProblem ? authorisedId : undefined}
              onChange={({ target }) => setAuthorised(target.checked)}
            />
            <span>{t('mandate.authorise', { creditor: company.name })}</span>
          </label>
          <p id={authorisedId} className={styles.problem} aria-live="polite">
            {authorisedProblem}
          </p>
        </div>
        <Button type="submit" size="large" wide busy={form.busy || isBusy}>
          {credits('pay', { price })}
        </Button>
      </LiveFields>
    </form>
  );
}
