import MuiLink from '@mui/material/Link';
import type { StaffRight } from '@kindling/contract/route';
import type { HomeBrand } from '@kindling/contract/overviews/calls/home';
import { Link } from 'react-router-dom';
import type { Measure } from '../shared/ui/day-bars';
import { NumberTable } from '../shared/ui/number-table';
import { useWaiting } from '../shared/queues/use-waiting';
import { spanName } from '../shared/words/spans';
import { consoleLocale, t } from '../shared/words/texts';
import { waitsOf, worstFirst } from './brand-sums';
import { measuresOf } from './fortnight';

const plain = (value: number) => value.toLocaleString(consoleLocale());

/** One row per brand with its queues and its last fourteen days, the worst first. */
export function BrandTable({
  brands,
  rights,
}: {
  brands: readonly HomeBrand[];
  rights: readonly StaffRight[];
}) {
  const { rows = [] } = useWaiting();
  const now = new Date();
  const shown = worstFirst(
    brands.map((brand) => ({
      ...{ brand, name: brand.name, waits: waitsOf(rows, brand.tenant) },
      measures: measuresOf(brand, rights),
    })),
  );
  const kinds = columnsOf(shown.map(({ measures }) => measures));
  const type = rights.includes('tenants:write') ? '' : '/show';
  return (
    <NumberTable
      title={t('Brand by brand, what waits longest first')}
      columns={[
        { name: t('Brand'), isWords: true },
        ...[t('Waiting'), t('Late'), t('The oldest for')].map((name) => ({ name })),
        ...kinds.map(({ name }) => ({ name })),
      ]}
      lines={shown.map(({ brand, waits, measures }) => ({
        key: brand.tenant,
        cells: [
          <MuiLink
            key="brand"
            component={Link}
            to={`/tenants/${brand.tenant}${type}`}
            sx={{ fontWeight: 600 }}
          >
            {brand.name}
          </MuiLink>,
          plain(waits.count),
          plain(waits.late),
          waits.oldest === null ? '–' : spanName(now.getTime() - Date.parse(waits.oldest)),
          ...kinds.map(({ kind }) => (
            <Told
              key={kind}
              measures={measures.filter((measure) => kindOf(measure) === kind)}
              days={brand.days.map(({ day }) => day)}
            />
          )),
        ],
      }))}
    />
  );
}

/** Figures of the table: more columns than these make no brand easier to find. */
const shownKinds = new Set([
  ...['signups', 'first_purchases', 'revenue'],
  ...['response_minutes', 'answer_minutes', 'fictional_answers'],
]);

/** One column per kind of figure, whatever its currency. */
const kindOf = ({ key }: Measure) => key.split(' ')[0] ?? key;

function columnsOf(brands: readonly (readonly Measure[])[]): { kind: string; name: string }[] {
  const names = new Map<string, string>();
  for (const measure of brands.flat()) {
    const kind = kindOf(measure);
    if (!shownKinds.has(kind)) continue;
    names.set(kind, kind === 'revenue' ? t('Revenue, net') : measure.name);
  }
  return [...names].map(([kind, name]) => ({ kind, name }));
}

function Told({ measures, days }: { measures: readonly Measure[]; days: readonly string[] }) {
  return measures.map(({ key, total, tell, behind, behindTotal }) => {
    const to = total ? (behindTotal ?? behind(days[0] ?? '', days.at(-1) ?? '')) : undefined;
    const told = total === null ? '–' : tell(total);
    return (
      <div key={key}>
        {to ? (
          <MuiLink component={Link} to={to}>
            {told}
          </MuiLink>
        ) : (
          told
        )}
      </div>
    );
  });
}
