import { newsletterStates } from '@kindling/contract/mails/newsletters';
import type { Newsletter } from '@kindling/contract/mails/calls/newsletters';
import { SelectInput } from 'react-admin';
import { brandFilter } from '../../shared/brands/brand-input';
import { RowList } from '../../shared/lists/row-list';
import { dayName, instantName } from '../../shared/words/names';
import { StateChip } from './state-chip';
import { kindNames, progressOf, stateNames, subjectOf } from './newsletter-labels';
import { brandColumn, nowrap, type Columns } from '../../shared/lists/columns';
import { RowTable } from '../../shared/lists/row-table';
import { t } from '../../shared/words/texts';

const filters = [
  brandFilter,
  <SelectInput
    key="state"
    source="state"
    choices={newsletterStates.map((state) => ({ id: state, name: stateNames[state] }))}
  />,
];

/** Newsletters of the reader's brands, the newest first. */
export function NewsletterList() {
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
      <RowTable
        label={t('Newsletters')}
        to="show"
        columns={columns}
        card={{ title: 'texts', lines: [['tenant', 'kind', 'created_at']], end: 'state' }}
      />
    </RowList>
  );
}

const columns = {
  texts: { label: t('Subject'), isLink: true, cell: (newsletter) => <bdi>{subjectOf(newsletter)}</bdi> },
  kind: { cell: ({ kind }) => kindNames[kind] },
  tenant: brandColumn,
  state: { cell: ({ state }) => <StateChip state={state} /> },
  send_at: { label: t('Begins'), sx: nowrap, cell: ({ send_at: at }) => at && instantName(at) },
  ordered: { label: t('Mails'), sx: nowrap, cell: progressOf },
  created_at: { label: t('Written'), sorts: true, sx: nowrap, cell: ({ created_at: at }) => dayName(at) },
} satisfies Columns<Newsletter>;
