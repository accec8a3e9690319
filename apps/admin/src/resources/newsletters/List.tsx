import { newsletterStates } from '@kindling/contract/mails/newsletters';
import type { Newsletter } from '@kindling/contract/mails/calls/newsletters';
import { DataTable, SelectInput, useCreatePath } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { ChooseColumn } from '../../shared/lists/bulk/choose-column';
import { CardList, CardText } from '../../shared/lists/card-list';
import { RowLink } from '../../shared/lists/row-link';
import { RowList } from '../../shared/lists/row-list';
import { dayName, instantName } from '../../shared/words/names';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { StateChip } from './state-chip';
import { kindNames, progressOf, stateNames, subjectOf } from './words';
import { t } from '../../shared/words/texts';

const filters = [
  brandFilter,
  <SelectInput
    key="state"
    source="state"
    choices={newsletterStates.map((state) => ({ id: state, name: stateNames[state] }))}
  />,
];

const nowrap = () => ({ whiteSpace: 'nowrap' });

/** Newsletters of all brands that one was given, the newest first. */
export function NewsletterList() {
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Newsletters')}
      filters={filters}
      create={t('New newsletter')}
      none={t(
        'No newsletter is written yet. It reaches members who consented to marketing and want its kind.',
      )}
      perPage={25}
    >
      {isNarrow ? <NewsletterCards /> : <NewsletterTable />}
    </RowList>
  );
}

function NewsletterCards() {
  const createPath = useCreatePath();
  return (
    <CardList<Newsletter>
      label={t('Newsletters')}
      to={({ id }) => createPath({ resource: 'newsletters', type: 'show', id })}
      card={(newsletter) => (
        <>
          <CardText
            title={<bdi>{subjectOf(newsletter)}</bdi>}
            lines={[
              <span>
                <BrandName /> · {kindNames[newsletter.kind]} · {dayName(newsletter.created_at)}
              </span>,
            ]}
          />
          <StateChip state={newsletter.state} />
        </>
      )}
    />
  );
}

function NewsletterTable() {
  return (
    <DataTable<Newsletter> bulkActionButtons={false} rowClick="show">
      <ChooseColumn />
      <DataTable.Col<Newsletter>
        source="texts"
        label={t('Subject')}
        disableSort
        render={(newsletter) => (
          <RowLink>
            <bdi>{subjectOf(newsletter)}</bdi>
          </RowLink>
        )}
      />
      <DataTable.Col<Newsletter> source="kind" disableSort render={({ kind }) => kindNames[kind]} />
      <DataTable.Col<Newsletter> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<Newsletter>
        source="state"
        disableSort
        render={({ state }) => <StateChip state={state} />}
      />
      <DataTable.Col<Newsletter>
        source="send_at"
        label={t('Begins')}
        disableSort
        cellSx={nowrap}
        render={({ send_at: at }) => at && instantName(at)}
      />
      <DataTable.Col<Newsletter>
        source="ordered"
        label={t('Mails')}
        disableSort
        cellSx={nowrap}
        render={(newsletter) => progressOf(newsletter)}
      />
      <DataTable.Col<Newsletter>
        source="created_at"
        label={t('Written')}
        cellSx={nowrap}
        render={({ created_at: at }) => dayName(at)}
      />
    </DataTable>
  );
}
