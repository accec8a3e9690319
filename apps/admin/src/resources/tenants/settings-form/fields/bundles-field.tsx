import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { Bundle } from '@kindling/contract/brands/settings/price-settings';
import type { FieldProps } from '@rjsf/utils';
import type { DraftBundle } from '../inputs/draft-bundle';
import { contextOf, errorAt, ownError } from '../form-context';
import { FieldHint } from './field-hint';
import { MoneyInput } from '../inputs/money-input';
import { CurrencyChoice, otherCurrencies, OtherPrices, withCurrencies } from '../inputs/other-prices';
import { PricePreview } from '../inputs/price-preview';
import { wholeNumber } from '../inputs/typed-numbers';
import { t, translated } from '../../../../shared/words/texts';
import { moneyName } from '../../../../shared/words/money-words';

/** Where a bundle fits into one line. */
const wide = '@container (min-width: 680px)';

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  // Where there is little room a bundle is a card: its code, then credits and price, then what follows from them.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 },
  [wide]: {
    gridTemplateColumns: '1.3fr 1.1fr 1.2fr 112px 36px',
    ...{ border: 0, p: 0 },
  },
} as const;

/** The bundles one below the other, with the price of a message that follows from each. */
export function BundlesField(props: FieldProps<DraftBundle[] | undefined>) {
  const { schema, formData = [], onChange, fieldPathId, errorSchema, readonly, disabled } = props;
  const { settings } = contextOf(props);
  const isFixed = Boolean(readonly || disabled);
  const own = ownError(props);
  const others = otherCurrencies(formData);
  const store = (bundles: DraftBundle[]) => onChange(bundles, fieldPathId.path);
  const change = (index: number, patch: DraftBundle) =>
    store(formData.map((bundle, at) => (at === index ? { ...bundle, ...patch } : bundle)));

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      <FormLabel component="legend">{translated(schema.title ?? '')}</FormLabel>
      <FieldHint schema={schema} />
      {formData.map((bundle, index) => {
        const error = (field: keyof Bundle) => errorAt(errorSchema, index, field);
        const id = `${fieldPathId.$id}_${index}`;
        return (
          <Box key={index} sx={row} role="group" aria-label={t('Bundle {{index}}', { index: index + 1 })}>
            <TextField
              id={`${id}_code`}
              label={t('Code')}
              value={bundle.code ?? ''}
              onChange={(event) => change(index, { code: event.target.value })}
              error={error('code') !== undefined}
              helperText={error('code')}
              disabled={isFixed}
              sx={{ gridColumn: '1 / -1', [wide]: { gridColumn: 'auto' } }}
            />
            <TextField
              id={`${id}_credits`}
              value={bundle.credits ?? ''}
              onChange={({ target: { value } }) => change(index, { credits: wholeNumber(value) })}
              label={t('Number of credits')}
              error={error('credits') !== undefined}
              helperText={error('credits')}
              disabled={isFixed}
              slotProps={{
                htmlInput: {
                  inputMode: 'numeric',
                  'aria-label': t('Credits of bundle {{index}}', { index: index + 1 }),
                },
              }}
            />
            <MoneyInput
              id={`${id}_price_cents`}
              label={t('Price')}
              currency={settings.currency}
              cents={bundle.price_cents}
              onChange={(price) => change(index, { price_cents: price })}
              error={error('price_cents')}
              disabled={isFixed}
            />
            <Box
              sx={{
                minHeight: 40,
                display: 'flex',
                alignItems: 'center',
                color: 'text.secondary',
                fontSize: '0.8125rem',
              }}
            >
              {messagePrice(bundle, settings.message_credits, settings.currency)}
            </Box>
            {!isFixed && (
              <IconButton
                size="small"
                aria-label={t('Remove bundle {{index}}', { index: index + 1 })}
                onClick={() => store(formData.filter((_, at) => at !== index))}
                sx={{ justifySelf: 'end', alignSelf: 'start', mt: 0.5 }}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
            <OtherPrices
              id={id}
              index={index}
              currencies={others}
              prices={bundle.prices}
              errors={(currency) => errorAt(errorSchema, index, 'prices', currency)}
              onChange={(prices) => change(index, { prices })}
              disabled={isFixed}
            />
          </Box>
        );
      })}
      {own && <FormHelperText error>{own}</FormHelperText>}
      {!isFixed && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => store([...formData, {}])}
          sx={{ justifySelf: 'start' }}
        >
          {t('Add a bundle')}
        </Button>
      )}
      {!isFixed && (
        <CurrencyChoice
          own={settings.currency}
          chosen={others}
          onChange={(chosen) => store(formData.map((bundle) => withCurrencies(bundle, chosen)))}
        />
      )}
      <PricePreview bundles={formData} settings={settings} />
    </Box>
  );
}

function messagePrice(
  { credits, price_cents: price }: DraftBundle,
  messageCredits: number,
  currency: Parameters<typeof moneyName>[1],
): string {
  const cents = (Number(price ?? 0) * messageCredits) / Number(credits ?? 0);
  return Number.isFinite(cents) && cents > 0
    ? t('{{cents}} a message', { cents: moneyName(cents, currency) })
    : '';
}
