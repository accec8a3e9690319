import { createContext, useContext } from 'react';

/** The receiver of a message that a visitor wrote before signing up (specification §1). */
export interface FirstMessage {
  profileId: string;
  name: string;
  fictional: boolean;
}

export interface AccountDialogs {
  openLogin(): void;
  /** @param to adds a message to this member to the form */
  openSignup(to?: FirstMessage): void;
}

export const AccountDialogsContext = createContext<AccountDialogs | null>(null);

/** Opens login and signup over any page of the default, chat and empty layouts. @throws Error elsewhere */
export function useAccountDialogs(): AccountDialogs {
  const dialogs = useContext(AccountDialogsContext);
  if (!dialogs) throw new Error('this layout has no account dialogs');
  return dialogs;
}
