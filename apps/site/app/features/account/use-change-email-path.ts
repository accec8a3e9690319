import { usePaths } from '../../shared/routing/use-paths';

/** Where the settings change the address. */
export function useChangeEmailPath(): string {
  return `${usePaths()('settings')}#email`;
}
