import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DiscountCodeRow } from '@kindling/contract/money/calls/discount-codes';
import { Edit, required, SelectInput, useRecordContext } from 'react-admin';
import { instantName } from '../../shared/words/names';
import { methodsOrNull, RestrictionInputs } from './restriction-inputs';
import { offName, statusChoices, validityNames } from './discount-labels';
import { t } from '../../shared/words/texts';
import { moneyName } from '../../shared/words/money-words';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { FormPart } from '../../shared/unsaved/form-part';

/** What a code takes off can't be changed: it was given out. */
export function DiscountCodeEdit() {
  return (
    <Edit
      title={t('Discount code')}
      mutationMode="pessimistic"
      transform={({ status, minimum_order_value, country, expires, paymentmethods }: DiscountCodeRow) => ({
        ...{ status, minimum_order_value, country, expires },
        paymentmethods: methodsOrNull(paymentmethods),
      })}
      component="div"
    >
      <ConsoleForm>
        <FormPart columns={1}>
          <Facts />
          <SelectInput
            source="status"
            choices={statusChoices}
            validate={required()}
            sx={{ maxWidth: { sm: 380 } }}
          />
        </FormPart>
        <FormPart title={t('Restrictions')} hint={t('What is left empty restricts nothing.')}>
          <RestrictionInputs />
        </FormPart>
      </ConsoleForm>
    </Edit>
  );
}

/** What it is and what it brought. */
function Facts() {
  const code = useRecordContext<DiscountCodeRow>();
  if (!code) return null;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('Takes off'), offName(code)],
    [t('Can be used'), validityNames[code.validity]],
    [
      t('Made'),
      t('{{created_at}} by {{created_by}}', {
        created_at: instantName(code.created_at),
        created_by: code.created_by,
      }),
    ],
    [t('Completed purchases'), String(code.uses)],
    [t('Started and not over'), String(code.open)],
    ...code.revenue.map(
      ({ currency, amount, taken_off: off }) =>
        [
          t('Revenue in {{currency}}', { currency }),
          t('{{amount}} after {{off}} off', {
            amount: moneyName(amount, currency),
            off: moneyName(off, currency),
          }),
        ] as const,
    ),
  ];
  return (
    <>
      <Typography variant="h2">{code.code}</Typography>
      {code.user_id !== null && <Alert severity="info">{t('Only one member has this code.')}</Alert>}
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, m: 0 }}>
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
