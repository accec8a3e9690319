import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { longestComplaint } from '@kindling/contract/safety/complaint-rules';
import type { SupportCase } from '@kindling/contract/safety/calls/support-desk';
import { useRef, type ReactNode } from 'react';
import { languageName } from '../../shared/words/names';
import { PassOnButton } from '../../shared/queues/pass-on-button';
import { useDraft } from '../../shared/unsaved/use-draft';
import { SavedReplies } from '../../shared/ui/saved-replies';
import { usePageKeys } from '../../shared/browser/use-page-keys';
import type { HeldCase } from './use-support-case';
import { t } from '../../shared/words/texts';

interface AnswerBoxProps {
  held: HeldCase;
  found: SupportCase;
  /** What leaves it for later. */
  later: ReactNode;
  /** Called after sending; opens the next case. @param done the confirmation to show */
  onSent: (done: string) => void;
}

/** Sends an answer, typed or from a saved reply, and opens the next case; or closes the case without one. */
export function AnswerBox({ held, found, later, onSent }: AnswerBoxProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  usePageKeys({ a: () => input.current?.focus() });
  const [text, setText] = useDraft(`support-case ${found.id}`);
  const isEmpty = text.trim() === '';
  const send = async (close: boolean) => {
    if (!(await held.answer(text, close))) return;
    setText('');
    onSent(close ? t('Answer sent, complaint closed.') : t('Answer sent.'));
  };
  return (
    <Box component="section" aria-label={t('Answer')} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        multiline
        minRows={6}
        label={t('Answer in {{language}}', { language: languageName(found.language) })}
        inputRef={input}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          htmlInput: { maxLength: longestComplaint, lang: found.language, 'aria-keyshortcuts': 'a' },
        }}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={held.busy || isEmpty} onClick={() => void send(false)}>
          {t('Send answer')}
        </Button>
        <Button variant="outlined" disabled={held.busy || isEmpty} onClick={() => void send(true)}>
          {t('Send and close')}
        </Button>
        <Button disabled={held.busy || !isEmpty} onClick={() => void held.close()}>
          {t('Close without an answer')}
        </Button>
        <PassOnButton draft={`support-case-passed ${found.id}`} disabled={held.busy} onPassOn={held.passOn} />
        <Button disabled={held.busy} onClick={() => void held.release()}>
          {t('Give back')}
        </Button>
        {later}
      </Box>
      <SavedReplies
        use="complaint"
        tenant={found.tenant}
        language={found.language}
        builtIn={found.templates}
        onPick={(reply) => setText(text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`)}
      />
    </Box>
  );
}
