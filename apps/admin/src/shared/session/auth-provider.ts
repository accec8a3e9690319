import type { AuthProvider } from 'react-admin';
import { problemOf } from './console-api';
import type { ResourceAction, ResourceDescriptor } from './resource';
import { currentStaff, forgetStaff, logOut } from './session';
import { t } from '../words/texts';

/**
 * Who works here and what they may. The server decides about every request anew; this only keeps the console from
 * offering what would be refused.
 */
export function consoleAuthProvider(resources: readonly ResourceDescriptor[]): AuthProvider {
  return {
    // The login page did it, in its steps.
    login: async () => void (await currentStaff()),
    // A session that is gone already needs no end.
    logout: () => logOut().catch(() => undefined),
    checkAuth: async () => void (await currentStaff()),
    checkError(error: unknown) {
      if (problemOf(error)?.code !== 'authentication_required') return Promise.resolve();
      forgetStaff();
      return Promise.reject(new Error(t('Please log in.')));
    },
    async getIdentity() {
      const { id, name, role } = await currentStaff();
      return { id, fullName: name, role };
    },
    getPermissions: async () => (await currentStaff()).rights,
    async canAccess({ resource, action }) {
      const right = resources.find(({ name }) => name === resource)?.rights[action as ResourceAction];
      return right !== undefined && (await currentStaff()).rights.includes(right);
    },
  };
}
