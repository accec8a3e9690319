import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { SavedFilter } from '@kindling/contract/console/calls/saved-filters';
import { savedNameLength } from '@kindling/contract/console/console-lists';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { savedFilterPath } from './saved-filter-path';
import { useSavedFilterChanges } from './saved-filters';
import { t } from '../../words/texts';
import { useUnsaved } from '../../unsaved/unsaved-context';

interface SavedFilterRowProps {
  saved: SavedFilter;
  /** Names that are taken. */
  others: readonly string[];
  onChoose: () => void;
}

const row = { display: 'flex', alignItems: 'center', gap: 0.5, px: 1, minHeight: 44 } as const;
/** Large enough for a thumb. */
const button = { width: 40, height: 40 } as const;

/** One saved filter: a button that applies it, and buttons that rename and delete it. */
export function SavedFilterRow({ saved, others, onChoose }: SavedFilterRowProps) {
  const navigate = useNavigate();
  const { remove } = useSavedFilterChanges();
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) return <Rename {...{ saved, others }} onDone={() => setRenaming(false)} />;
  const choose = () => {
    onChoose();
    void navigate(savedFilterPath(saved));
  };
  return (
    <Box component="li" sx={row}>
      <ButtonBase
        onClick={choose}
        sx={{
          ...{ flex: 1, minWidth: 0, minHeight: 40, px: 1, borderRadius: 1, justifyContent: 'flex-start' },
          ...{ textAlign: 'start', fontFamily: 'inherit', fontSize: '0.875rem', overflowWrap: 'anywhere' },
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        }}
      >
        {saved.name}
      </ButtonBase>
      <IconButton
        sx={button}
        aria-label={t('Rename {{name}}', { name: saved.name })}
        onClick={() => setRenaming(true)}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        sx={button}
        aria-label={t('Delete {{name}}', { name: saved.name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(saved)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

function Rename({
  saved,
  others,
  onDone,
}: Pick<SavedFilterRowProps, 'saved' | 'others'> & { onDone: () => void }) {
  const { rename } = useSavedFilterChanges();
  const [typed, setTyped] = useState(saved.name);
  const close = useUnsaved(typed !== saved.name && !rename.isPending, onDone);
  const name = typed.trim();
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase());
  return (
    <Box
      component="li"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <Box
        component="form"
        sx={{ ...row, py: 0.5, alignItems: 'flex-start' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (name && !isTaken) rename.mutate({ id: saved.id, name }, { onSuccess: onDone });
        }}
      >
        <TextField
          autoFocus
          label={t('New name')}
          value={typed}
          error={isTaken}
          helperText={isTaken && t('Another saved filter has this name.')}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: savedNameLength, autoComplete: 'off' } }}
        />
        <IconButton type="submit" sx={button} aria-label={t('Keep the name')} disabled={!name || isTaken}>
          <CheckIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
