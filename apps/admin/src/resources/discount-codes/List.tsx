import Chip from '@mui/material/Chip';
import { discountStatuses } from '@kindling/contract/money/discount-codes';
import type { DiscountCodeRow } from '@kindling/contract/money/calls/discount-codes';
import { DataTable, SelectInput, TextInput, useCreatePath } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { ChooseColumn } from '../../shared/lists/bulk/choose-column';
import { CardList, CardText } from '../../shared/lists/card-list';
import { RowLink } from '../../shared/lists/row-link';
import { RowList } from '../../shared/lists/row-list';
import { instantName } from '../../shared/words/names';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { offName, restrictionNames, revenueName } from './words';
import { t } from '../../shared/words/texts';

const statusChoices = discountStatuses.map((status) => ({ id: status, name: status }));
const filters = [
  <TextInput key="q" source="q" label={t('Begins with')} alwaysOn />,
  brandFilter,
  <SelectInput key="status" source="status" choices={statusChoices} />,
];

export function DiscountCodeList() {
  const isNarrow = useIsNarrow();
  return (
    <RowList
      title={t('Discount codes')}
      filters={filters}
      create={t('New codes')}
      none={t('There are no codes yet. The time bonus and the welcome discount need none.')}
    >
      {isNarrow ? <CodeCards /> : <CodeTable />}
    </RowList>
  );
}

function CodeCards() {
  const createPath = useCreatePath();
  return (
    <CardList<DiscountCodeRow>
      label={t('Discount codes')}
      to={({ id }) => createPath({ resource: 'discount-codes', type: 'edit', id })}
      card={(code) => (
        <>
          <CardText
            title={code.code}
            lines={[offName(code), restrictionNames(code).join(' · '), usesName(code)]}
          />
          <State code={code} />
        </>
      )}
    />
  );
}

function CodeTable() {
  return (
    <DataTable<DiscountCodeRow> bulkActionButtons={false} rowClick="edit">
      <ChooseColumn />
      <DataTable.Col<DiscountCodeRow>
        source="code"
        label={t('Code')}
        render={({ code }) => <RowLink>{code}</RowLink>}
      />
      <DataTable.Col<DiscountCodeRow> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<DiscountCodeRow> label={t('Takes off')} disableSort render={offName} />
      <DataTable.Col<DiscountCodeRow>
        label={t('Only')}
        disableSort
        render={(code) => restrictionNames(code).join(' · ')}
      />
      <DataTable.NumberCol<DiscountCodeRow> source="uses" label={t('Uses')} disableSort />
      <DataTable.Col<DiscountCodeRow> label={t('Revenue after discount')} disableSort render={revenueName} />
      <DataTable.Col<DiscountCodeRow>
        source="created_at"
        label={t('Made')}
        render={({ created_at: at }) => instantName(at)}
      />
      <DataTable.Col<DiscountCodeRow>
        label={t('State')}
        disableSort
        render={(code) => <State code={code} />}
      />
    </DataTable>
  );
}

function usesName(code: DiscountCodeRow): string {
  return [
    t('{{count}} uses', { count: code.uses }),
    ...(code.revenue.length > 0 ? [revenueName(code)] : []),
  ].join(', ');
}

function State({ code }: { code: DiscountCodeRow }) {
  if (code.status === 'disabled') return <Chip variant="outlined" label={t('Disabled')} />;
  if (code.expired) return <Chip variant="outlined" label={t('Expired')} />;
  if (code.validity === 'once' && code.uses > 0) return <Chip variant="outlined" label={t('Used')} />;
  return <Chip color="success" variant="outlined" label={t('Active')} />;
}
