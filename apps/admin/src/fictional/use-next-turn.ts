import { useCallback } from 'react';
import { useCreatePath, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../shared/console-api';
import { t } from '../shared/texts';

/** Goes to the conversation that waits longest of those that nobody holds, or to the list when there is none. */
export function useNextTurn(): () => Promise<void> {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  return useCallback(async () => {
    const resource = 'fictional-turns';
    try {
      const { turn } = await callApi('takeFictionalTurn', { body: {} });
      if (turn) return await navigate(createPath({ resource, type: 'show', id: turn.id }));
      notify(t('Nobody waits that nobody is at.'), { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : t('The queue could not be read.'), { type: 'error' });
    }
    await navigate(createPath({ resource, type: 'list' }));
  }, [createPath, navigate, notify]);
}
