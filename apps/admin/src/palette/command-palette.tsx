import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { commandGroups, found, type Command } from './commands';
import { Keys } from './keys';
import { t } from '../shared/words/texts';

interface CommandPaletteProps {
  commands: readonly Command[];
  /** Controlled, as the caller searches elsewhere too. */
  typed: string;
  onType: (typed: string) => void;
  onChoose: (command: Command) => void;
  onClose: () => void;
  /** Whether results are still loading. Without a match so far, Enter waits for them. */
  isAsking: boolean;
  placeholder: string;
  /** Text of an empty result. */
  none: string;
}

/** One field that finds everything; arrows choose, Enter goes there. */
export function CommandPalette({
  commands,
  typed,
  onType,
  onChoose,
  onClose,
  isAsking,
  placeholder,
  none,
}: CommandPaletteProps) {
  const listId = useId();
  const [chosen, setChosen] = useState(0);
  const shown = found(commands, typed);
  const place = Math.min(chosen, Math.max(0, shown.length - 1));
  const active = shown[place];
  const optionId = (command: Command) => `${listId}-${command.id}`;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);
  // The query on which Enter was pressed before the server answered, e.g. after pasting a number.
  const entered = useRef<string>(undefined);
  useEffect(() => {
    if (entered.current !== typed || isAsking) return;
    entered.current = undefined;
    if (active && active.always !== 'last') onChoose(active);
  }, [typed, isAsking, active, onChoose]);

  const press = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: place === last ? 0 : place + 1,
      ArrowUp: place === 0 ? last : place - 1,
      PageDown: Math.min(last, place + 8),
      PageUp: Math.max(0, place - 8),
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isAsking && (!active || active.always === 'last')) entered.current = typed;
      else if (active) onChoose(active);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={t('Find or go to')}
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { sx: { mt: { xs: 1, sm: '10vh' }, mx: { xs: 1, sm: 3 }, width: 'calc(100% - 16px)' } },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <SearchIcon color="action" fontSize="small" />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={placeholder}
          onChange={({ target }) => {
            onType(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
          sx={{ height: 52, fontSize: '1rem' }}
          inputProps={{
            role: 'combobox',
            'aria-label': t('Find or go to'),
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active ? optionId(active) : undefined,
            autoComplete: 'off',
            spellCheck: false,
          }}
        />
      </Box>
      <Box
        id={listId}
        ref={list}
        role="listbox"
        aria-label={t('Found')}
        tabIndex={-1}
        sx={{ overflowY: 'auto', maxHeight: 'min(420px, 60vh)', py: 0.5, outline: 'none' }}
      >
        {commandGroups
          .filter((group) => shown.some((command) => command.group === group))
          .sort((one, other) => firstOf(shown, one) - firstOf(shown, other))
          .map((group) => (
            <Box key={group} role="group" aria-label={group}>
              <Typography
                variant="overline"
                color="textSecondary"
                component="div"
                aria-hidden="true"
                sx={{ px: 2, pt: 0.75 }}
              >
                {group}
              </Typography>
              {shown
                .filter((command) => command.group === group)
                .map((command) => (
                  <Box
                    key={command.id}
                    id={optionId(command)}
                    role="option"
                    aria-selected={command === active}
                    onClick={() => onChoose(command)}
                    onMouseMove={() => setChosen(shown.indexOf(command))}
                    sx={option}
                  >
                    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                      {command.name}
                    </Box>
                    {command.hint && (
                      <Typography component="span" variant="caption" color="textSecondary">
                        {command.hint}
                      </Typography>
                    )}
                    {command.keys && <Keys keys={command.keys} />}
                  </Box>
                ))}
            </Box>
          ))}
      </Box>
      {shown.length === 0 && (
        <Typography color="textSecondary" role="status" sx={{ px: 2, py: 3, textAlign: 'center' }}>
          {isAsking ? t('Looking …') : none}
        </Typography>
      )}
    </Dialog>
  );
}

function firstOf(shown: readonly Command[], group: Command['group']): number {
  return shown.findIndex((command) => command.group === group);
}

const option = {
  ...{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, px: 1, mx: 1, borderRadius: 1 },
  cursor: 'pointer',
  '& > kbd:first-of-type': { ml: 'auto' },
  '&[aria-selected="true"]': { bgcolor: 'action.selected' },
} as const;
