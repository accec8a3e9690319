import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { longestNote, type DeskMeasure } from '@kindling/contract/safety/desk';
import type { ReportedField } from '@kindling/contract/safety/report-rules';
import { callApi } from '../../shared/session/console-api';
import { useDraft } from '../../shared/unsaved/use-draft';
import { isWholeReason, StatementPreview } from '../../shared/decisions/statement-preview';
import { useSettled } from '../../shared/browser/use-settled';
import { groundName, groundsOf, measureNames } from '../desk-names';
import { KeyCap } from '../../shared/ui/key-cap';
import { clearOfEvidence } from '../evidence';
import { KeyedChoices } from './keyed-choices';
import { pictureName } from '../views/report-view';
import type { Decision } from '../use-desk';
import { promptNames } from '../../shared/words/prompt-names';
import { t } from '../../shared/words/texts';

interface GroundChoiceProps {
  /** Of the item. */
  id: string;
  decision: 'remove' | 'restrict';
  measures: readonly DeskMeasure[];
  /** Ids of the photos that the case shows; of several it is asked which one is removed. */
  pictures: readonly string[];
  /** The same of the texts of a case about a whole profile. */
  texts: readonly ReportedField[];
  onChoose: (decision: Decision) => void;
  onCancel: () => void;
}

/**
 * What is done and why, each by its key and none of it preset: the measure where there are several, then the picture or the
 * text, then the ground, with the facts in the moderator's own words if they want to add some. The statement of the ground that has
 * the focus or the pointer is shown below, as the member will read it.
 */
export function GroundChoice(props: GroundChoiceProps) {
  const { id, decision, measures, pictures, texts, onChoose, onCancel } = props;
  const [measure, setMeasure] = useState(measures.length === 1 ? measures[0] : undefined);
  const [note, setNote] = useDraft(`desk ${id} ${decision}`);
  const [photo, setPhoto] = useState(pictures.length === 1 ? pictures[0] : undefined);
  const [text, setText] = useState(texts.length === 1 ? texts[0] : undefined);
  const [looked, setLooked] = useState<string>();
  const settledNote = useSettled(note);
  const asksPhoto = measure === 'photo_removed' && pictures.length > 1;
  const asksText = measure === 'text_removed' && texts.length > 1;
  const place = useRef<HTMLDivElement>(null);
  const step =
    measure === undefined
      ? 'measure'
      : asksPhoto && photo === undefined
        ? 'photo'
        : asksText && text === undefined
          ? 'text'
          : 'ground';
  // The button that chose is gone with its step.
  useEffect(() => place.current?.focus(), [step]);
  const grounds = measure === undefined ? [] : groundsOf(measure);
  const words = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  const choose = (ground: string): void => {
    // A ground that says nothing by itself needs words, as the member has to know why.
    if (!isWholeReason({ ground, note })) {
      setLooked(ground);
      setMissing(true);
      words.current?.focus();
    } else onChoose(decisionFor(ground, note));
  };
  const decisionFor = (ground: string, facts: string): Decision => ({
    ...{ decision, ground },
    ...(facts.trim() === '' ? {} : { note: facts.trim() }),
    ...(decision === 'restrict' && measure !== undefined ? { measure } : {}),
    ...(asksPhoto && photo !== undefined ? { photo_id: photo } : {}),
    ...(measure === 'text_removed' && text !== undefined ? { field: text } : {}),
  });
  const considered = looked !== undefined && grounds.includes(looked) ? looked : (grounds[0] ?? 'other');
  return (
    <Card
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={t('Why')}
      sx={{ ...clearOfEvidence, p: 2, display: 'grid', gap: 1.5, outline: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {questions[step]}
        </Typography>
        <Button color="inherit" onClick={onCancel} aria-keyshortcuts="Escape">
          {t('Cancel')}
          <KeyCap>{t('Esc')}</KeyCap>
        </Button>
      </Box>
      {step === 'measure' && (
        <KeyedChoices
          choices={measures}
          nameOf={(each) => measureNames[each]}
          onChoose={setMeasure}
          onCancel={onCancel}
        />
      )}
      {step === 'photo' && (
        <KeyedChoices
          choices={pictures}
          nameOf={(each) => pictureName(pictures.indexOf(each), pictures.length)}
          onChoose={setPhoto}
          onCancel={onCancel}
        />
      )}
      {step === 'text' && (
        <KeyedChoices choices={texts} nameOf={textName} onChoose={setText} onCancel={onCancel} />
      )}
      {step !== 'measure' && measures.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={measure}
          aria-label={t('Measure')}
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
      {step === 'ground' && asksPhoto && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={photo}
          aria-label={t('Which picture')}
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
      {step === 'ground' && asksText && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={text}
          aria-label={t('Which text')}
          onChange={(_, chosen: ReportedField | null) => chosen !== null && setText(chosen)}
          sx={{ flexWrap: 'wrap' }}
        >
          {texts.map((field) => (
            <ToggleButton key={field} value={field}>
              {textName(field)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {step === 'ground' && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            // On wide screens the statement is the third column, after evidence and grounds.
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <KeyedChoices
              choices={grounds}
              nameOf={groundName}
              onChoose={choose}
              onCancel={onCancel}
              onConsider={setLooked}
            />
            <TextField
              label={t('Facts for the statement, if the ground alone does not say it')}
              value={note}
              multiline
              inputRef={words}
              error={missing && note.trim() === ''}
              helperText={
                missing && note.trim() === '' ? t('For this ground, say what it is about.') : undefined
              }
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
          </Box>
          <Preview id={id} decision={decisionFor(considered, settledNote)} />
        </Box>
      )}
    </Card>
  );
}

const questions = {
  measure: t('Which measure?'),
  photo: t('Which picture?'),
  text: t('Which text?'),
  ground: t('Why? The member reads this ground, and can appeal.'),
} as const;

function textName(field: ReportedField): string {
  if (field === 'name') return t('The name');
  return field === 'about_me' ? t('The text about themselves') : promptNames[field];
}

/** What a decision would tell the member. */
function Preview({ id, decision }: { id: string; decision: Decision }) {
  const { ground = '', note } = decision;
  const whole = isWholeReason({ ground, note });
  const { data, error } = useQuery({
    queryKey: ['previewDeskDecision', id, decision],
    queryFn: () => callApi('previewDeskDecision', { params: { id }, body: decision }),
    enabled: whole,
    placeholderData: (before) => before,
    retry: false,
  });
  return <StatementPreview whole={whole} ground={groundName(ground)} draft={data?.draft} error={error} />;
}
