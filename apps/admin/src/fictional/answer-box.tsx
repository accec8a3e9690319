import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { FictionalTurn } from '@kindling/contract/chats/calls/fictional-desk';
import { callApi, problemOf } from '../shared/session/console-api';
import { LaterButton } from '../shared/queues/later-button';
import { PassOnButton } from '../shared/queues/pass-on-button';
import { usePageKeys } from '../shared/browser/use-page-keys';
import { t } from '../shared/words/texts';

interface AnswerBoxProps {
  turn: FictionalTurn;
  text: string;
  onText: (text: string) => void;
  /** It left the queue: goes on to the next. */
  onDone: () => Promise<void>;
  /** It stays in the queue, for later. */
  onLater: () => void;
  /** The member wrote more than is shown. */
  onNewer: () => void;
}

/** Answers as the profile and goes on to the next waiting member. */
export function AnswerBox({ turn, text, onText, onDone, onLater, onNewer }: AnswerBoxProps) {
  const notify = useNotify();
  const input = useRef<HTMLTextAreaElement>(null);
  usePageKeys({ a: () => input.current?.focus() });
  const [isBusy, setBusy] = useState(false);
  // One id as long as the words are the same: sent twice it is one answer.
  const attempt = useRef({ text: '', clientId: '' });
  const seq = turn.messages.at(-1)?.seq ?? 0;
  const length = [...text.trim()].length;
  const isTooLong = length > turn.message_length;
  const maySend = length > 0 && !isTooLong && !isBusy;

  const run = (call: () => Promise<unknown>, told: string): Promise<boolean> => {
    setBusy(true);
    return call()
      .then(() => {
        onText('');
        notify(told, { type: 'success' });
        return onDone();
      })
      .then(() => true)
      .catch((error: unknown) => {
        notify(error instanceof Error ? error.message : t('It was not stored.'), { type: 'error' });
        if (problemOf(error)?.code === 'newer_messages') onNewer();
        return false;
      })
      .finally(() => setBusy(false));
  };

  const send = (): void => {
    if (!maySend) return;
    if (attempt.current.text !== text) attempt.current = { text, clientId: crypto.randomUUID() };
    const body = { client_id: attempt.current.clientId, text, seq };
    void run(() => callApi('answerFictionalTurn', { params: { id: turn.id }, body }), t('Sent'));
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextField
        label={t('Answer as {{name}}', { name: turn.profile.name })}
        multiline
        minRows={3}
        maxRows={8}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
        error={isTooLong}
        helperText={t('{{length}} of {{message_length}} characters. Ctrl + Enter sends.', {
          length,
          message_length: turn.message_length,
        })}
        inputRef={input}
        slotProps={{ htmlInput: { dir: 'auto', 'aria-keyshortcuts': 'a' } }}
      />
      <Alert severity="info" icon={false} sx={{ py: 0 }}>
        {t(
          'The member reads it under the label “physical contact not possible”. Promise no meeting and ask for no contact data.',
        )}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={!maySend}>
          {t('Send, then the next')}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() =>
            void run(
              () => callApi('dismissFictionalTurn', { params: { id: turn.id }, body: { seq } }),
              t('Out of the queue until the member writes again'),
            )
          }
        >
          {t('No answer needed')}
        </Button>
        <PassOnButton
          draft={`fictional-turn-note ${turn.id}`}
          disabled={isBusy}
          onPassOn={(note) =>
            run(
              () => callApi('escalateFictionalTurn', { params: { id: turn.id }, body: { note } }),
              t('Passed on'),
            )
          }
        />
        <LaterButton onLater={onLater} />
      </Box>
    </Box>
  );
}
