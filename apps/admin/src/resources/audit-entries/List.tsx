import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CloseIcon from '@mui/icons-material/ExpandLess';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import OpenIcon from '@mui/icons-material/ExpandMore';
import type { AuditEntryRow } from '@kindling/contract/console/calls/audit';
import type { StaffRow } from '@kindling/contract/console/calls/staff';
import { AutocompleteInput, ReferenceInput, TextInput, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { brandFilter } from '../../shared/brands/brand-input';
import { BrandName } from '../../shared/brands/brand-name';
import { useBrands } from '../../shared/brands/use-brands';
import { nowrap, type Columns } from '../../shared/lists/columns';
import { dayFilters } from '../../shared/lists/day-filters';
import { RowList } from '../../shared/lists/row-list';
import { RowTable } from '../../shared/lists/row-table';
import { instantName } from '../../shared/words/names';
import { t } from '../../shared/words/texts';
import { actionChoices, actionName, changesName } from './audit-labels';
import { auditSubjects } from './audit-subject';
import type { EntryRow } from './entry-groups';
import { GroupedEntries, useToggledGroup } from './grouped-entries';
import { Seal } from './seal';

const filters = [
  <ReferenceInput
    key="staff"
    source="staff"
    label={t('Who')}
    reference="staff"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
    alwaysOn
  >
    <AutocompleteInput
      label={t('Who')}
      optionText={(person: StaffRow) => person.name}
      // All are loaded and filtered in the browser.
      filterToQuery={() => ({})}
      sx={{ minWidth: 200 }}
    />
  </ReferenceInput>,
  <AutocompleteInput
    key="action"
    source="action"
    label={t('Did what')}
    choices={actionChoices}
    alwaysOn
    sx={{ minWidth: 220 }}
  />,
  brandFilter,
  <TextInput
    key="subject"
    source="subject"
    label={t('To what (brand:id)')}
    helperText={t('Found some minutes after it was done')}
  />,
  ...dayFilters('from', 'until', t('Done')),
];

export function AuditList() {
  return (
    <RowList
      title={t('Audit log')}
      filters={filters}
      none={t('Nobody did anything yet.')}
      above={<Seal />}
      sort={{ field: 'at', order: 'DESC' }}
    >
      <GroupedEntries>
        <RowTable
          label={t('Audit log')}
          columns={columns}
          card={{
            title: 'action',
            lines: [
              (entry) => `${who(entry)}, ${instantName(entry.at)}`,
              (entry) => hasBrand(entry) && <Brand entry={entry} />,
              'changes',
              (entry) => hasSubjects(entry) && <Subjects entry={entry} />,
            ],
          }}
        />
      </GroupedEntries>
    </RowList>
  );
}

/** The name, or the id of a person whose name is gone. */
const who = ({ staff, staff_name: name }: AuditEntryRow) => name ?? staff;

function Deed({ entry }: { entry: EntryRow }) {
  const { action, group, isOpen, isWithin } = entry;
  const toggle = useToggledGroup();
  const [first] = group;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: isWithin ? 2 : 0 }}
    >
      <span>{actionName(action)}</span>
      {first && isGroup(entry) && (
        <Button
          size="small"
          aria-expanded={isOpen}
          endIcon={isOpen ? <CloseIcon /> : <OpenIcon />}
          onClick={() => toggle(first.id)}
        >
          {t('{{count}} entries', { count: group.length })}
        </Button>
      )}
    </Box>
  );
}

const isGroup = ({ group }: EntryRow) => group.length > 1;
/** A group's entries have their own. */
const hasSubjects = (entry: EntryRow) =>
  !isGroup(entry) && (entry.member !== null || auditSubjects(entry, new Map()).length > 0);

/** Each subject leads to its page, and to the log of all that was done to it. */
function Subjects({ entry }: { entry: EntryRow }) {
  const brands = useBrands();
  const { filterValues, setFilters } = useListContext();
  if (!hasSubjects(entry)) return null;
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  const { member } = entry;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {member !== null && (
        <Link component={RouterLink} to={`/members/${member}/show`} sx={subjectStyle}>
          {t('To the member')}
        </Link>
      )}
      {auditSubjects(entry, names).map(({ name, to, subject }) => (
        <Box component="span" key={subject} sx={{ display: 'inline-flex', alignItems: 'center' }}>
          {to === undefined ? (
            <Box component="span" sx={subjectStyle}>
              {name}
            </Box>
          ) : (
            <Link component={RouterLink} to={to} sx={subjectStyle}>
              {name}
            </Link>
          )}
          {filterValues['subject'] !== subject && (
            <IconButton
              size="small"
              aria-label={t('Everything done to {{subject}}', { subject: name })}
              title={t('Everything done to {{subject}}', { subject: name })}
              onClick={() => setFilters({ ...filterValues, subject })}
            >
              <HistoryIcon fontSize="inherit" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

const subjectStyle = { py: 0.5, overflowWrap: 'anywhere' } as const;

const hasBrand = ({ group }: EntryRow) => group.some(({ tenant }) => tenant !== null);

/** The brand, or that a group has entries of several. */
function Brand({ entry: { tenant, group } }: { entry: EntryRow }) {
  if (group.some((one) => one.tenant !== tenant)) return t('Several');
  return tenant === null ? null : <BrandName />;
}

/** What changed; a group says it where it is the same for all. */
function changesOf(entry: EntryRow): string {
  const [first = '', ...others] = new Set(entry.group.map(changesName));
  return others.length > 0 ? '' : first;
}

const columns = {
  at: { label: t('When'), sorts: true, sx: nowrap, cell: ({ at }) => instantName(at) },
  staff: { label: t('Who'), cell: who },
  action: { label: t('Did what'), cell: (entry) => <Deed entry={entry} /> },
  tenant: { label: t('Brand'), cell: (entry) => <Brand entry={entry} /> },
  changes: { label: t('Changes'), cell: changesOf },
  subjects: { label: t('To what'), cell: (entry) => <Subjects entry={entry} /> },
} satisfies Columns<EntryRow>;
