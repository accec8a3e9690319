import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import { factsOf, paymentMethods, type PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { countryName } from '../../../../shared/words/names';
import { paymentMethodName } from '../../../../shared/words/payment-method-names';
import { contextOf, ownError } from '../form-context';
import { FieldHint } from './field-hint';
import { MethodsPreview } from '../inputs/methods-preview';
import { t, translated } from '../../../../shared/words/texts';

/** The ways to pay in the order in which they are offered, and what payers of a country see of them. */
export function PaymentMethodsField(props: FieldProps<PaymentMethod[] | undefined>) {
  const { schema, formData: chosen = [], onChange, fieldPathId, readonly, disabled } = props;
  const isFixed = Boolean(readonly || disabled);
  const own = ownError(props);
  const store = (methods: PaymentMethod[]) => onChange(methods, fieldPathId.path);
  const swap = (at: number, other: number) => {
    const [one, two] = [chosen[at], chosen[other]];
    if (one && two) store(chosen.with(at, two).with(other, one));
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      <FormLabel component="legend">{translated(schema.title ?? '')}</FormLabel>
      <FieldHint schema={schema} />
      <Box
        component="ol"
        aria-label={translated(schema.title ?? '')}
        sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 560 }}
      >
        {chosen.map((method, at) => (
          <Box
            key={method}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              py: 0.25,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography>{paymentMethodName(method)}</Typography>
              <Typography variant="caption" color="textSecondary">
                {placesOf(method)}
              </Typography>
            </Box>
            {!isFixed && (
              <>
                <IconButton
                  aria-label={t('{{method}} further up', { method: paymentMethodName(method) })}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={t('{{method}} further down', { method: paymentMethodName(method) })}
                  disabled={at === chosen.length - 1}
                  onClick={() => swap(at, at + 1)}
                >
                  <DownIcon fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={t('Offer {{method}} no more', { method: paymentMethodName(method) })}
                  onClick={() => store(chosen.filter((each) => each !== method))}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Box>
      {own && <FormHelperText error>{own}</FormHelperText>}
      {!isFixed && <AddMethod chosen={chosen} onAdd={(method) => store([...chosen, method])} />}
      <MethodsPreview methods={chosen} settings={contextOf(props).settings} />
    </Box>
  );
}

/** The countries and currencies of a payment method. */
function placesOf(method: PaymentMethod): string {
  const { countries, currencies } = factsOf(method);
  return [
    countries === null ? t('Everywhere') : countries.map(countryName).join(', '),
    currencies === null ? null : t('in {{currencies}}', { currencies: currencies.join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function AddMethod({
  chosen,
  onAdd,
}: {
  chosen: readonly PaymentMethod[];
  onAdd: (method: PaymentMethod) => void;
}) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const others = paymentMethods.filter((method) => !chosen.includes(method));
  if (others.length === 0) return null;
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAt(currentTarget)}
        sx={{ justifySelf: 'start' }}
      >
        {t('Offer another')}
      </Button>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        {others.map((method) => (
          <MenuItem
            key={method}
            onClick={() => {
              setAt(null);
              onAdd(method);
            }}
          >
            {paymentMethodName(method)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
