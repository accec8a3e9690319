import type { SettingsChoices } from '@kindling/contract/brands/calls/tenants';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/session/console-api';

/** The themes and companies that a brand can choose from; undefined until they are known. */
export function useSettingsChoices(): SettingsChoices | undefined {
  const { data } = useQuery({
    queryKey: ['settings-choices'],
    queryFn: () => callApi('getSettingsChoices'),
  });
  return data;
}
