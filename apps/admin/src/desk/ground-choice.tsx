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
import { pictureName } from './report-view';

/** What was chosen. */
interface Chosen {
  measure: DeskMeasure;
  ground: string;
  note: string;
  /** Undefined where there is no choice. */
  photo: string | undefined;
}

interface GroundChoiceProps {
  measures: readonly DeskMeasure[];
  /** Ids of the photos that the case shows; of several it is asked which one is removed. */
  pictures: readonly string[];
  onChoose: (chosen: Chosen) => void;
  onCancel: () => void;
}

/** Why: each ground by its key, with the facts in the moderator's own words if they want to add some. */
export function GroundChoice({ measures, pictures, onChoose, onCancel }: GroundChoiceProps) {
  const [measure, setMeasure] = useState(measures[0] ?? 'photo_removed');
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState(pictures[0]);
  const asksPhoto = measure === 'photo_removed' && pictures.length > 1;
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
    } else onChoose({ measure, ground, note: facts, photo: asksPhoto ? photo : undefined });
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
      {asksPhoto && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={photo}
          aria-label="Which picture"
          onChange={(_, chosen: string | null) => chosen !== null && setPhoto(chosen)}
          sx={{ flexWrap: 'wrap' }}
        >
          {pictures.map((id, index) => (
            <ToggleButton key={id} value={id}>
              {pictureName(index, pictures.length)}
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
