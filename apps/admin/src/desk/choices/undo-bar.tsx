import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { decisionNames } from '../desk-names';
import { KeyCap } from '../../shared/ui/key-cap';
import type { Decided } from '../use-desk';
import { t } from '../../shared/words/texts';

/** The last decision, as long as it can be taken back. */
export function UndoBar({ last, onUndo }: { last: Decided | undefined; onUndo: () => void }) {
  const seconds = useSecondsLeft(last?.undoUntil);
  return (
    <Box
      role="status"
      sx={{ position: 'sticky', bottom: 12, minHeight: 44, display: 'grid', justifyItems: 'center' }}
    >
      {last && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: 2,
            py: 0.5,
            borderRadius: 1,
            bgcolor: 'text.primary',
            color: 'background.paper',
          }}
        >
          <span>
            <span>{decisionNames[last.decision]}</span>
            {last.item.member && (
              <span>
                {': '}
                <bdi>{last.item.member.name}</bdi>
              </span>
            )}
          </span>
          <Button color="inherit" onClick={onUndo} aria-keyshortcuts="u" sx={{ minHeight: 36 }}>
            {t('Undo')}
            <Box component="span" aria-hidden sx={{ ml: 0.75, minWidth: 26, opacity: 0.7 }}>
              {seconds} s
            </Box>
            <KeyCap>U</KeyCap>
          </Button>
        </Box>
      )}
    </Box>
  );
}

function useSecondsLeft(until: number | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const tell = (): void => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
