import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { Bundle } from '@kindling/contract/settings';
import type { FieldProps } from '@rjsf/utils';
import { contextOf, errorAt } from './form-context';
import { MoneyInput } from './money-input';

/** While somebody types, a part of a bundle can be missing. */
type Draft = Partial<Bundle>;

/** The bundles as a table, with the price of a message that follows from each. */
export function BundlesField(props: FieldProps<Draft[] | undefined>) {
  const { schema, formData = [], onChange, fieldPathId, errorSchema, readonly, disabled } = props;
  const { settings } = contextOf(props);
  const isFixed = Boolean(readonly || disabled);
  const store = (bundles: Draft[]) => onChange(bundles, fieldPathId.path);
  const change = (index: number, patch: Draft) =>
    store(formData.map((bundle, at) => (at === index ? { ...bundle, ...patch } : bundle)));

  return (
    <Box>
      <FormLabel>{schema.title}</FormLabel>
      <TableContainer>
        <Table size="small" sx={{ minWidth: 580, '& td': { verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ minWidth: 120 }}>Code</TableCell>
              <TableCell sx={{ width: 110 }}>Credits</TableCell>
              <TableCell sx={{ width: 150 }}>Price, VAT included</TableCell>
              <TableCell align="right" sx={{ width: 90 }}>
                A message
              </TableCell>
              <TableCell sx={{ width: 52 }} />
            </TableRow>
          </TableHead>
          <TableBody>
            {formData.map((bundle, index) => {
              const error = (field: keyof Bundle) => errorAt(errorSchema, index, field);
              const id = `${fieldPathId.$id}_${index}`;
              return (
                <TableRow key={index}>
                  <TableCell>
                    <TextField
                      id={`${id}_code`}
                      value={bundle.code ?? ''}
                      onChange={(event) => change(index, { code: event.target.value })}
                      error={error('code') !== undefined}
                      helperText={error('code')}
                      disabled={isFixed}
                      slotProps={{ htmlInput: { 'aria-label': `Code of bundle ${index + 1}` } }}
                    />
                  </TableCell>
                  <TableCell>
                    <TextField
                      id={`${id}_credits`}
                      type="number"
                      value={bundle.credits ?? ''}
                      onChange={(event) => change(index, { credits: wholeNumber(event.target.value) })}
                      error={error('credits') !== undefined}
                      helperText={error('credits')}
                      disabled={isFixed}
                      slotProps={{ htmlInput: { min: 1, 'aria-label': `Credits of bundle ${index + 1}` } }}
                    />
                  </TableCell>
                  <TableCell>
                    <MoneyInput
                      id={`${id}_price`}
                      label={`Price of bundle ${index + 1}`}
                      hideLabel
                      currency={settings.currency}
                      cents={bundle.price_cents}
                      onChange={(price) => change(index, { price_cents: price })}
                      error={error('price_cents')}
                      disabled={isFixed}
                    />
                  </TableCell>
                  <TableCell align="right" sx={{ pt: '14px !important', color: 'text.secondary' }}>
                    {messagePrice(bundle, settings.message_credits, settings.currency)}
                  </TableCell>
                  <TableCell>
                    {!isFixed && (
                      <IconButton
                        size="small"
                        aria-label={`Remove bundle ${index + 1}`}
                        onClick={() => store(formData.filter((_, at) => at !== index))}
                        sx={{ mt: 0.5 }}
                      >
                        <DeleteIcon fontSize="small" />
                      </IconButton>
                    )}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      {errorAt(errorSchema) && <FormHelperText error>{errorAt(errorSchema)}</FormHelperText>}
      {!isFixed && (
        <Button startIcon={<AddIcon />} onClick={() => store([...formData, {}])} sx={{ mt: 1 }}>
          Add a bundle
        </Button>
      )}
    </Box>
  );
}

function wholeNumber(text: string): number | undefined {
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? undefined : number;
}

function messagePrice(
  { credits, price_cents: price }: Draft,
  messageCredits: number,
  currency: string,
): string {
  if (!credits || !price) return '–';
  return ((price * messageCredits) / credits / 100).toLocaleString('en-GB', { style: 'currency', currency });
}
