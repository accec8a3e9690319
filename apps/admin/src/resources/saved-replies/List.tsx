import { languages } from '@kindling/contract/languages';
import type { SavedReply } from '@kindling/contract/console/calls/saved-replies';
import { DataTable, SelectInput, useCreatePath } from 'react-admin';
import { BrandName } from '../../shared/brands/brand-name';
import { CardList, CardText } from '../../shared/lists/card-list';
import { RowLink } from '../../shared/lists/row-link';
import { RowList } from '../../shared/lists/row-list';
import { dayName, languageName } from '../../shared/words/names';
import { useIsNarrow } from '../../shared/browser/use-is-narrow';
import { brandFilter } from '../../shared/brands/brand-input';
import { replyUseName, useReplyUses } from '../../shared/words/saved-reply-uses';
import { t } from '../../shared/words/texts';

/** `source` and `label` are also read by the button that adds a filter. */
function UseFilter(props: { source: string; label: string }) {
  return <SelectInput {...props} choices={useReplyUses()} />;
}

const filters = [
  brandFilter,
  <UseFilter key="use" {...{ source: 'use', label: t('For') }} />,
  <SelectInput
    key="language"
    source="language"
    choices={languages.map((code) => ({ id: code, name: languageName(code) }))}
  />,
];

/** Saved replies of all brands that one was given. */
export function SavedReplyList() {
  const isNarrow = useIsNarrow('md');
  return (
    <RowList
      title={t('Saved replies')}
      filters={filters}
      create={t('New reply')}
      none={t('No reply is saved yet. One press puts a saved reply into an answer.')}
    >
      {isNarrow ? <ReplyCards /> : <ReplyTable />}
    </RowList>
  );
}

function ReplyCards() {
  const createPath = useCreatePath();
  return (
    <CardList<SavedReply>
      label={t('Saved replies')}
      to={({ id }) => createPath({ resource: 'saved-replies', type: 'edit', id })}
      card={(reply) => (
        <CardText
          title={<bdi>{reply.text}</bdi>}
          lines={[
            <span>
              <BrandName /> · {languageName(reply.language)} · {replyUseName(reply.use)}
            </span>,
          ]}
        />
      )}
    />
  );
}

function ReplyTable() {
  return (
    <DataTable<SavedReply> bulkActionButtons={false} rowClick="edit">
      <DataTable.Col<SavedReply>
        source="text"
        label={t('Reply')}
        disableSort
        render={({ text }) => (
          <RowLink>
            <bdi>{text}</bdi>
          </RowLink>
        )}
      />
      <DataTable.Col<SavedReply>
        source="language"
        disableSort
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ language }) => languageName(language)}
      />
      <DataTable.Col<SavedReply>
        source="use"
        label={t('For')}
        disableSort
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ use }) => replyUseName(use)}
      />
      <DataTable.Col<SavedReply> source="tenant" label={t('Brand')} disableSort>
        <BrandName />
      </DataTable.Col>
      <DataTable.Col<SavedReply>
        source="created_at"
        label={t('Saved')}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ created_at: at }) => dayName(at)}
      />
    </DataTable>
  );
}
