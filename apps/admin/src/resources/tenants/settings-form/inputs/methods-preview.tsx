import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Country } from '@kindling/contract/languages';
import { methodsIn } from '@kindling/contract/money/method-countries';
import { currencyFor } from '@kindling/contract/money/money';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { useState } from 'react';
import { countryName } from '../../../../shared/words/names';
import { paymentMethodName } from '../../../../shared/words/payment-method-names';
import { t } from '../../../../shared/words/texts';

/** What a payer in one of the brand's countries sees if the record is saved now, by the rule of the page itself. */
export function MethodsPreview({
  methods,
  settings,
}: {
  methods: readonly PaymentMethod[];
  settings: Settings;
}) {
  const { countries } = settings;
  const [chosen, setChosen] = useState<Country>();
  const country = countries.find((each) => each === chosen) ?? countries[0] ?? null;
  const currency = currencyFor(settings, country);
  const offered = methodsIn(country, methods, currency);
  return (
    <Box
      component="section"
      aria-label={t('What payers see')}
      sx={{ display: 'grid', gap: 1, maxWidth: 560 }}
    >
      <Typography variant="subtitle2">{t('What payers see')}</Typography>
      <TextField
        select
        label={t('A payer in')}
        value={country ?? ''}
        onChange={({ target }) => setChosen(target.value as Country)}
        sx={{ maxWidth: 240 }}
      >
        {countries.map((each) => (
          <MenuItem key={each} value={each}>
            {countryName(each)}
          </MenuItem>
        ))}
      </TextField>
      <Typography>
        {offered.length === 0
          ? t('Nothing to pay {{currency}} with.', { currency })
          : t('Pays {{currency}} with {{offered}}.', {
              currency,
              offered: offered.map(paymentMethodName).join(', '),
            })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(
          'What only few countries have comes first, then in the order above. A method that the brand’s provider lacks is left out.',
        )}
      </Typography>
    </Box>
  );
}
