import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { currencies, type Currency } from '@kindling/contract/languages';
import type { DraftBundle } from './draft-bundle';
import { MoneyInput } from './money-input';
import type { Typed } from './typed-numbers';
import { t } from '../../../../shared/words/texts';

/** The further currencies in which any of the bundles has, or shall have, a price. */
export function otherCurrencies(bundles: readonly DraftBundle[]): Currency[] {
  const named = new Set(bundles.flatMap(({ prices }) => Object.keys(prices ?? {})));
  return currencies.filter((currency) => named.has(currency));
}

/** A bundle with a place for a price in each of these currencies and in no other. */
export function withCurrencies({ prices, ...bundle }: DraftBundle, chosen: readonly Currency[]): DraftBundle {
  if (chosen.length === 0) return bundle;
  return { ...bundle, prices: Object.fromEntries(chosen.map((currency) => [currency, prices?.[currency]])) };
}

/** What a bundle costs in further currencies. */
export function OtherPrices({
  id,
  index,
  currencies: shown,
  prices,
  errors,
  onChange,
  disabled,
}: {
  id: string;
  index: number;
  currencies: readonly Currency[];
  prices: DraftBundle['prices'];
  errors: (currency: Currency) => string | undefined;
  onChange: (prices: DraftBundle['prices']) => void;
  disabled: boolean;
}) {
  if (shown.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('Prices of bundle {{index}} in other currencies', { index: index + 1 })}
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      }}
    >
      {shown.map((currency) => (
        <MoneyInput
          key={currency}
          id={`${id}_${currency}`}
          label={t('Price in {{currency}}', { currency })}
          currency={currency}
          cents={prices?.[currency]}
          onChange={(cents: Typed) => onChange({ ...prices, [currency]: cents })}
          error={errors(currency)}
          disabled={disabled}
        />
      ))}
    </Box>
  );
}

/** Chooses the further currencies in which the brand sells. */
export function CurrencyChoice({
  own,
  chosen,
  onChange,
}: {
  own: Currency;
  chosen: readonly Currency[];
  onChange: (chosen: Currency[]) => void;
}) {
  return (
    <TextField
      select
      label={t('Sold in these currencies too')}
      value={[...chosen]}
      onChange={({ target }) => onChange(target.value as unknown as Currency[])}
      helperText={t('Who lives where such a currency is used pays in it, and by methods that move it.')}
      slotProps={{ select: { multiple: true } }}
      sx={{ maxWidth: 360 }}
    >
      {currencies
        .filter((currency) => currency !== own)
        .map((currency) => (
          <MenuItem key={currency} value={currency}>
            {currency}
          </MenuItem>
        ))}
    </TextField>
  );
}
