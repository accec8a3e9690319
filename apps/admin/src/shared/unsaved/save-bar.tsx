import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { SaveButton } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { t } from '../words/texts';

/** One field that has to change before the form can be saved. */
interface FieldProblem {
  path: string;
  name: string;
  reason: ReactNode;
}

interface SaveBarProps {
  /** What the button that saves is called. */
  save: string;
  /** Whether there is something to save although nothing was typed. */
  isNew?: boolean;
  /** Names of the fields that differ from what is stored. */
  changed: readonly string[];
  problems: readonly FieldProblem[];
  /** Puts the focus into a field that has to change. */
  onLead: (path: string) => void;
  /** Other things to do, at the end of the bar. */
  more?: ReactNode;
}

const button = { flex: { xs: 1, sm: 'none' }, minHeight: { xs: 44, sm: 32 }, whiteSpace: 'nowrap' } as const;

/** Says what a save would change and what is still wrong, and saves. It stays in sight below a long form. */
export function SaveBar({ save, isNew = false, changed, problems, onLead, more }: SaveBarProps) {
  const { reset } = useFormContext();
  const { isSubmitting, submitCount } = useFormState();
  const [chosen, setChosen] = useState({ isOpen: false, at: 0 });
  const list = useId();
  // A save that was refused opens the list.
  const isOpen = problems.length > 0 && (chosen.at === submitCount ? chosen.isOpen : true);
  return (
    <Box
      sx={{
        ...{ position: 'sticky', bottom: 0, zIndex: 1, px: { xs: 2, md: 2.5 }, py: 1.25 },
        ...{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' },
        ...{ borderBottomLeftRadius: 6, borderBottomRightRadius: 6 },
      }}
    >
      {isOpen && <Problems id={list} problems={problems} onLead={onLead} />}
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', columnGap: 1.5, rowGap: 1 },
          // On a phone the pending changes are above the buttons, which take the whole width.
          flexWrap: { xs: 'wrap-reverse', sm: 'nowrap' },
        }}
      >
        <SaveButton label={save} alwaysEnable={isNew && !isSubmitting} icon={<></>} sx={button} />
        <Button disabled={changed.length === 0} onClick={() => reset()} sx={button}>
          {t('Discard')}
        </Button>
        <Box sx={{ minWidth: 0, flex: { xs: '1 0 100%', sm: 1 } }}>
          {problems.length > 0 && (
            <Button
              color="error"
              aria-expanded={isOpen}
              aria-controls={list}
              onClick={() => setChosen({ isOpen: !isOpen, at: submitCount })}
              sx={{ ml: -0.75, px: 0.75, minHeight: { xs: 40, sm: 28 }, textTransform: 'none' }}
            >
              {t('{{count}} problems to solve', { count: problems.length })}
            </Button>
          )}
          <Changes names={changed} isNew={isNew} />
        </Box>
        {more}
      </Box>
    </Box>
  );
}

/** Each leads to its field. */
function Problems({ id, problems, onLead }: { id: string } & Pick<SaveBarProps, 'problems' | 'onLead'>) {
  return (
    <Box
      component="ul"
      id={id}
      aria-label={t('What is not right yet')}
      sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, maxHeight: '28vh', overflowY: 'auto' }}
    >
      {problems.map(({ path, name, reason }) => (
        <Box component="li" key={path} sx={{ py: 0.25 }}>
          <Link
            component="button"
            type="button"
            color="error"
            onClick={() => onLead(path)}
            sx={{ textAlign: 'start', fontSize: '0.8125rem', minHeight: { xs: 32, sm: 0 } }}
          >
            <strong>{name}</strong>
            {': '}
            {reason}
          </Link>
        </Box>
      ))}
    </Box>
  );
}

function Changes({ names, isNew }: { names: readonly string[]; isNew: boolean }) {
  // What is new is a change as a whole.
  if (isNew) return null;
  const text =
    names.length === 0 ? t('Nothing changed') : t('Changed: {{changed}}', { changed: names.join(', ') });
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      title={text}
      sx={{
        ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
      }}
    >
      {text}
    </Typography>
  );
}
