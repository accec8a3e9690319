import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { longestNote, type DeskMeasure } from '@kindling/contract/desk';
import { groundName, groundsOf, measureNames } from './desk-names';
import { KeyCap } from './key-cap';
import { KeyedChoices } from './keyed-choices';

interface GroundChoiceProps {
  measures: readonly DeskMeasure[];
  onChoose: (measure: DeskMeasure, ground: string, note: string) => void;
  onCancel: () => void;
}

/** Why: each ground by its key, with the facts in the moderator's own words if they want to add some. */
export function GroundChoice({ measures, onChoose, onCancel }: GroundChoiceProps) {
  const [measure, setMeasure] = useState(measures[0] ?? 'photo_removed');
  const [note, setNote] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const grounds = groundsOf(measure);
  const words = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  const choose = (ground: string): void => {
    const facts = note.trim();
    // A ground that says nothing by itself needs words, as the member has to know why.
    if (ground === 'other' && facts === '') {
      setMissing(true);
      words.current?.focus();
    } else onChoose(measure, ground, facts);
  };
  return (
    <Card
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label="Why"
      sx={{ p: 2, display: 'grid', gap: 1.5, outline: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          Why? The member reads this ground, and can appeal.
        </Typography>
        <Button color="inherit" onClick={onCancel} aria-keyshortcuts="Escape">
          Cancel<KeyCap>Esc</KeyCap>
        </Button>
      </Box>
      {measures.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={measure}
          aria-label="Measure"
          onChange={(_, chosen: DeskMeasure | null) => chosen && setMeasure(chosen)}
          sx={{ flexWrap: 'wrap' }}
        >
          {measures.map((each) => (
            <ToggleButton key={each} value={each}>
              {measureNames[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <KeyedChoices choices={grounds} nameOf={groundName} onChoose={choose} onCancel={onCancel} />
      <TextField
        label="Facts for the statement, if the ground alone does not say it"
        value={note}
        multiline
        inputRef={words}
        error={missing && note.trim() === ''}
        helperText={missing && note.trim() === '' ? 'For this ground, say what it is about.' : undefined}
        maxRows={4}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: longestNote } }}
        onKeyDown={(event) => {
          // Out of the field the keys choose again.
          if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
            event.preventDefault();
            event.stopPropagation();
            place.current?.focus();
          }
        }}
      />
    </Card>
  );
}
