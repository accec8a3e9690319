import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SavedFilter } from '@kindling/contract/console/calls/saved-filters';
import {
  isSavableList,
  mostSavedFilters,
  savableFilter,
  savedNameLength,
  type SavableList,
} from '@kindling/contract/console/console-lists';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { SavedFilterRow } from './saved-filter-row';
import { useSavedFilterChanges, useSavedFilters } from './saved-filters';
import { codeName, t } from '../../words/texts';
import { useUnsaved } from '../../unsaved/unsaved-context';

/** In the head of a list: the filters that the reader keeps of it, and a place to keep this one. */
export function SavedFiltersButton() {
  const { resource } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Kept while the list of filters is closed.
  const [typed, setTyped] = useState('');
  useUnsaved(typed !== '');
  if (!isSavableList(resource)) return null;
  return (
    <>
      <Button
        startIcon={<BookmarkIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('Saved')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            ...{ role: 'dialog', 'aria-label': t('Saved filters') },
            sx: { width: 'min(380px, 100vw - 32px)', border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Kept list={resource} typed={typed} onTyped={setTyped} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

function Kept({ list, onDone, ...name }: TypedName & { list: SavableList; onDone: () => void }) {
  const all = useSavedFilters();
  const own = all?.filter((saved) => saved.list === list);
  return (
    <Box sx={{ py: 1 }}>
      {own?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
          {t('You have not saved a filter of this list yet.')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t('Saved filters')}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '45vh', overflowY: 'auto' }}
      >
        {own?.map((saved) => (
          <SavedFilterRow
            key={saved.id}
            saved={saved}
            others={own.filter(({ id }) => id !== saved.id).map(({ name }) => name)}
            onChoose={onDone}
          />
        ))}
      </Box>
      {all && <Keep {...name} list={list} own={own ?? []} isFull={all.length >= mostSavedFilters} />}
    </Box>
  );
}

interface TypedName {
  typed: string;
  onTyped: (typed: string) => void;
}

interface KeepProps extends TypedName {
  list: SavableList;
  own: readonly SavedFilter[];
  isFull: boolean;
}

/** Shows what will be saved of the filter. */
function Keep({ list, own, isFull, typed, onTyped }: KeepProps) {
  const { filterValues, sort } = useListContext();
  const { save } = useSavedFilterChanges();
  const name = typed.trim();
  const { filter, left } = savableFilter(filterValues as Record<string, unknown>);
  const isKnown = own.some((saved) => saved.name.toLowerCase() === name.toLowerCase());
  if (isFull && own.length === 0)
    return (
      <Typography variant="body2" sx={{ px: 2, pb: 1 }}>
        {t('You keep {{mostSavedFilters}} filters, which is as many as one may. Delete one first.', {
          mostSavedFilters,
        })}
      </Typography>
    );
  const keep = () =>
    save.mutate(
      { list, name, filter, sort: [sort.field, sort.order === 'DESC' ? 'DESC' : 'ASC'] },
      { onSuccess: () => onTyped('') },
    );
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name) keep();
      }}
      sx={{ px: 2, pt: 1.5, pb: 1, mt: 1, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          label={t('Save this as')}
          value={typed}
          onChange={({ target }) => onTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: savedNameLength, autoComplete: 'off' } }}
        />
        <Button type="submit" variant="contained" disabled={!name} loading={save.isPending}>
          {isKnown ? t('Replace') : t('Save')}
        </Button>
      </Box>
      <Typography variant="caption" color="textSecondary">
        {keptWords(Object.keys(filter), left)}
      </Typography>
    </Box>
  );
}

const fieldName = (field: string) => (field === 'tenant' ? t('brand') : codeName(field).toLowerCase());
const typedName = (field: string) => (field === 'q' ? t('what you typed into the search') : fieldName(field));

function keptWords(fields: readonly string[], left: readonly string[]): string {
  const kept = [t('the order'), ...fields.map(fieldName)].join(', ');
  const without =
    left.length > 0
      ? t('Without {{left}}: it could name a member.', { left: left.map(typedName).join(', ') })
      : t('Never what is typed into a search: it could name a member.');
  return `${t('Kept for you alone: {{kept}}.', { kept })} ${without}`;
}
