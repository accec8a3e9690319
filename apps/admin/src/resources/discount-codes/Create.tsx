import { discountValidities } from '@kindling/contract/money/discount-codes';
import { currencies } from '@kindling/contract/languages';
import { discountBatch } from '@kindling/contract/money/calls/discount-codes';
import { useState } from 'react';
import {
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  TextInput,
  Title,
  useNotify,
  useRedirect,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BrandInput } from '../../shared/brands/brand-input';
import { useConsoleDataProvider } from '../../shared/session/data-provider';
import { MadeCodes } from './made-codes';
import { AmountInput, RestrictionInputs } from './restriction-inputs';
import { MemberInput } from './member-input';
import { orderOf, type CodeForm } from './new-codes';
import { validityNames } from './discount-labels';
import { MayCreate } from '../../shared/ui/may-create';
import { t } from '../../shared/words/texts';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { FormPart } from '../../shared/unsaved/form-part';

const kinds = [
  { id: 'typed', name: t('One code that I name') },
  { id: 'drawn', name: t('One code that nobody guesses') },
  { id: 'batch', name: t('Many codes that nobody guesses') },
];
const offs = [
  { id: 'percentage', name: t('A share of the price') },
  { id: 'value', name: t('An amount') },
];
const validities = discountValidities.map((validity) => ({ id: validity, name: validityNames[validity] }));
const start: CodeForm = {
  kind: 'typed',
  off: 'percentage',
  percentage: 20,
  validity: 'once-per-user',
  count: 50,
};

/** Makes codes; those drawn are shown once, to be copied or saved. */
export function DiscountCodeCreate() {
  return (
    <MayCreate resource="discount-codes">
      <NewCodes />
    </MayCreate>
  );
}

function NewCodes() {
  const [made, setMade] = useState<readonly string[]>();
  const provider = useConsoleDataProvider();
  const notify = useNotify();
  const redirect = useRedirect();
  if (made) return <MadeCodes codes={made} onAnother={() => setMade(undefined)} />;
  const submit = async (form: object) => {
    try {
      const codes = await provider.makeDiscountCodes(orderOf(form as CodeForm));
      if (codes) setMade(codes);
      else redirect('list', 'discount-codes');
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Title title={t('New codes')} />
      <ConsoleForm defaultValues={start} onSubmit={submit} save={t('Make')}>
        <FormPart title={t('Codes')}>
          <BrandInput isRequired />
          <SelectInput source="kind" label={t('What to make')} choices={kinds} validate={required()} />
          <Names />
        </FormPart>
        <FormPart title={t('What they take off')}>
          <SelectInput source="off" label={t('It takes off')} choices={offs} validate={required()} />
          <Off />
          <SelectInput
            source="validity"
            label={t('Can be used')}
            choices={validities}
            validate={required()}
          />
        </FormPart>
        <FormPart title={t('Restrictions')} hint={t('What is left empty restricts nothing.')}>
          <RestrictionInputs />
          <CurrencyInput />
        </FormPart>
      </ConsoleForm>
    </>
  );
}

const currencyChoices = currencies.map((currency) => ({ id: currency, name: currency }));

/** Only an amount has a currency. */
function CurrencyInput() {
  const [off, minimum] = useWatch<CodeForm, ['off', 'minimum_order_value']>({
    name: ['off', 'minimum_order_value'],
  });
  if (off !== 'value' && !minimum) return null;
  return (
    <SelectInput
      source="currency"
      label={t('Currency of the amounts')}
      choices={currencyChoices}
      validate={required()}
    />
  );
}

const capitals = (text: string) => text.toUpperCase();

function Names() {
  const kind = useWatch<CodeForm>({ name: 'kind' });
  if (kind === 'typed')
    return (
      <TextInput
        source="code"
        label={t('Code')}
        parse={capitals}
        validate={[required(), regex(/^[A-Z0-9]{3,24}$/, t('Use 3 to 24 capital letters or digits.'))]}
      />
    );
  if (kind === 'drawn') return <MemberInput />;
  return (
    <>
      <NumberInput
        source="count"
        label={t('How many')}
        step={1}
        validate={[required(), minValue(1), maxValue(discountBatch.most)]}
      />
      <TextInput
        source="prefix"
        label={t('They begin with')}
        parse={capitals}
        validate={regex(/^[A-Z0-9]{0,10}$/, t('Use at most 10 capital letters or digits.'))}
      />
    </>
  );
}

function Off() {
  const off = useWatch<CodeForm>({ name: 'off' });
  return off === 'value' ? (
    <AmountInput source="value" label={t('Amount')} />
  ) : (
    <NumberInput
      source="percentage"
      label={t('Percent')}
      step={1}
      validate={[required(), minValue(1), maxValue(99)]}
    />
  );
}
