import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Newsletter } from '@kindling/contract/mails/calls/newsletters';
import { useState } from 'react';
import { Confirm, DeleteWithConfirmButton, EditButton, useNotify, useRefresh } from 'react-admin';
import { instantName, languageName } from '../../shared/words/names';
import { callApi } from '../../shared/session/console-api';
import { useConsoleDataProvider } from '../../shared/session/data-provider';
import { useUnsaved } from '../../shared/unsaved/unsaved-context';
import { writtenTexts } from './newsletter-labels';
import { t } from '../../shared/words/texts';

type Question = 'send' | 'stop' | 'resume';

/** The actions of a newsletter in its present state. */
export function NewsletterActions({ newsletter }: { newsletter: Newsletter }) {
  const { id, state } = newsletter;
  const provider = useConsoleDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Question>();
  const [time, setTime] = useState('');
  useUnsaved(state === 'draft' && time !== '');
  const at = time === '' ? undefined : new Date(time).toISOString();

  async function act(work: Promise<unknown>, done: string) {
    setAsked(undefined);
    try {
      await work;
      notify(done, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  }

  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {state === 'draft' && (
        <>
          <TextField
            type="datetime-local"
            size="small"
            label={t('Begin at (empty: now)')}
            value={time}
            onChange={({ target }) => setTime(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ minWidth: 220 }}
          />
          <Button variant="contained" onClick={() => setAsked('send')}>
            {t('Send')}
          </Button>
          <EditButton record={newsletter} />
          <DeleteWithConfirmButton
            record={newsletter}
            mutationMode="pessimistic"
            confirmTitle={t('Delete this draft?')}
            confirmContent={t('It was sent to nobody.')}
          />
        </>
      )}
      {(state === 'planned' || state === 'running' || state === 'done') && (
        <Button color="error" variant="outlined" onClick={() => setAsked('stop')}>
          {state === 'done' ? t('Stop what still waits') : t('Stop')}
        </Button>
      )}
      {newsletter.stopped_for && (
        <Button color="warning" variant="outlined" onClick={() => setAsked('resume')}>
          {t('Go on nevertheless')}
        </Button>
      )}
      {writtenTexts(newsletter).map(([language]) => (
        <Button
          key={language}
          onClick={() => void act(provider.tryNewsletter(id, language), t('The mail is on its way to you'))}
        >
          {t('Test mail to me: {{language}}', { language: languageName(language) })}
        </Button>
      ))}
      <Confirm
        isOpen={asked === 'send'}
        title={t('Send this newsletter?')}
        content={t(
          'It goes to every member who consented to marketing and wants its kind, {{from}}; at night it waits for the morning. It can be stopped, not changed.',
          { from: at === undefined ? t('from now on') : t('from {{at}} on', { at: instantName(at) }) },
        )}
        confirm={t('Send')}
        onConfirm={() => void act(provider.sendNewsletter(id, at), t('The newsletter is on its way'))}
        onClose={() => setAsked(undefined)}
      />
      <Confirm
        isOpen={asked === 'resume'}
        title={t('Go on with this newsletter?')}
        content={t('It goes to everybody who has none yet and does not stop by itself again.')}
        confirm={t('Go on')}
        confirmColor="warning"
        onConfirm={() =>
          void act(callApi('resumeNewsletter', { params: { id } }), t('The newsletter is on its way'))
        }
        onClose={() => setAsked(undefined)}
      />
      <Confirm
        isOpen={asked === 'stop'}
        title={t('Stop this newsletter?')}
        content={t('Mails that did not go yet are not sent. It can’t be taken up again.')}
        confirm={t('Stop it')}
        onConfirm={() => void act(provider.stopNewsletter(id), t('The newsletter is stopped'))}
        onClose={() => setAsked(undefined)}
      />
    </Box>
  );
}
