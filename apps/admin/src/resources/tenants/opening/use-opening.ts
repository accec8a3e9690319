import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormSave } from '../../../shared/unsaved/use-form-save';

/**
 * Opens a brand and goes on to its launch list. What was typed stays where it is whatever the server answers, and an
 * answer that got lost is asked for again as the same brand.
 *
 * @param send one attempt, with the id that all attempts of the same content share
 * @returns for `onSubmit` of a form
 */
export function useOpening<Values extends object>(
  send: (values: Values, clientId: string) => Promise<TenantRecord>,
): (values: object) => Promise<Record<string, string> | undefined> {
  const attempt = useRef({ of: '', clientId: '' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useFormSave(async (values: Values) => {
    const of = JSON.stringify(values);
    if (attempt.current.of !== of) attempt.current = { of, clientId: crypto.randomUUID() };
    const brand = await send(values, attempt.current.clientId);
    void queryClient.invalidateQueries({ queryKey: ['tenants'] });
    void queryClient.invalidateQueries({ queryKey: ['settings-choices'] });
    // The page is left while its form is being stored: nothing is asked.
    await navigate(`/tenants/${brand.id}?section=launch`);
  });
}
