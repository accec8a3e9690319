import { endpointPath } from '@kindling/contract/endpoints';
import type { SettingsChoices } from '@kindling/contract/routes/console';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/console-api';

/** The themes and companies that a brand can choose from; undefined until they are known. */
export function useSettingsChoices(): SettingsChoices | undefined {
  const { data } = useQuery({
    queryKey: ['settings-choices'],
    queryFn: async () => (await callApi(endpointPath('getSettingsChoices'))).json as SettingsChoices,
  });
  return data;
}
