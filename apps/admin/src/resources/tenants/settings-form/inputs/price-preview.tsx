import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { currenciesOf, lessPercent, priceIn } from '@kindling/contract/money/money';
import type { Bundle } from '@kindling/contract/brands/settings/price-settings';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { firstPurchasePercent } from '@kindling/contract/brands/settings/settings-rules';
import { priceSpans, struckCents, struckDays, type SoldVersion } from '@kindling/contract/money/struck-price';
import { useRecordContext } from 'react-admin';
import { callApi } from '../../../../shared/session/console-api';
import type { DraftBundle } from './draft-bundle';
import { percentName } from '../../../../shared/words/percent';
import { t } from '../../../../shared/words/texts';
import { moneyName } from '../../../../shared/words/money-words';

/** What people would see if the record were saved now: price, price of a message, and what may stand struck through. */
export function PricePreview({ bundles, settings }: { bundles: readonly DraftBundle[]; settings: Settings }) {
  const history = usePriceHistory();
  const now = new Date();
  const whole = bundles.filter(isWhole);
  if (!history || whole.length === 0) return null;
  const draft = { ...settings, bundles: whole };
  const versions: SoldVersion[] = [...history, { since: now, currency: settings.currency, bundles: whole }];
  return (
    <Box component="section" aria-label={t('What people see')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="subtitle2">{t('What people see')}</Typography>
      {currenciesOf(draft).map((currency) => (
        <Box key={currency} component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {whole.map((bundle) => {
            const cents = priceIn(bundle, currency, settings.currency);
            if (cents === undefined) return null;
            const struck = (amount: number) =>
              struckCents(priceSpans(versions, bundle, currency), now, amount);
            const name = (amount: number) => moneyName(amount, currency);
            const reduced = lessPercent(cents, firstPurchasePercent);
            return (
              <Box key={bundle.code} component="li" sx={{ fontSize: '0.875rem' }}>
                <strong>
                  {t('{{credits}} credits for {{cents}}', { credits: bundle.credits, cents: name(cents) })}
                </strong>{' '}
                <span>{t('VAT included')}</span>
                <Struck cents={struck(cents)} name={name} />
                <span>
                  {settings.message_credits > 0
                    ? `, ${t('{{cents}} a message', {
                        cents: name(Math.ceil((cents * settings.message_credits) / bundle.credits)),
                      })}. `
                    : '. '}
                </span>
                <span>
                  {t('With the {{percent}} of a first purchase {{price}}', {
                    percent: percentName(firstPurchasePercent / 100),
                    price: name(reduced),
                  })}
                </span>
                <Struck cents={struck(reduced)} name={name} />
                <span>.</span>
              </Box>
            );
          })}
        </Box>
      ))}
      <Typography variant="body2" color="textSecondary">
        {t(
          'A price stands struck through only if it was the lowest of the {{struckDays}} days before. Nobody can type one in.',
          { struckDays },
        )}
      </Typography>
    </Box>
  );
}

function Struck({ cents, name }: { cents: number | null; name: (cents: number) => string }) {
  if (cents === null) return null;
  return (
    <span>
      {' '}
      (<s>{name(cents)}</s>)
    </span>
  );
}

/** Undefined until it is known. */
function usePriceHistory(): SoldVersion[] | undefined {
  const id = useRecordContext<TenantRecord>()?.id;
  const { data } = useQuery({
    queryKey: ['prices', id],
    queryFn: () => callApi('getPriceHistory', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  return data?.versions.map(({ since, currency, bundles }) => ({
    since: new Date(since),
    currency,
    bundles,
  }));
}

function isWhole(bundle: DraftBundle): bundle is Bundle {
  const { code, credits, price_cents: price, prices = {} } = bundle;
  const amounts = [credits, price, ...Object.values(prices).filter((one) => one !== undefined)];
  return code !== undefined && amounts.every((one) => typeof one === 'number' && one > 0);
}
