import { ApiError } from '@nuee/api-client/apiError';
import { type PasswordErrors, passwordErrors } from '@nuee/domain';
import { useShop } from '../shop.ts';
import { messageOf } from '../state/account.ts';

/** Awaits an action of the customer and reports its outcome in a toast. Resolves to whether it worked. */
export function useAttempt() {
  const { toasts } = useShop();
  return async (task: Promise<void>, done?: string): Promise<boolean> => {
    try {
      await task;
    } catch (error) {
      const message = messageOf(error, 'Une erreur est survenue. Vérifiez votre connexion, puis réessayez.');
      // The session has expired: the page leads to the login, and says so.
      if (!(error instanceof ApiError && error.status === 401)) toasts.error(message);
      return false;
    }
    if (done !== undefined) toasts.success(done);
    return true;
  };
}

/** The same for a form with passwords: what is wrong with one is left to its field, and resolved to. */
export function usePasswordAttempt() {
  const attempt = useAttempt();
  return async (task: Promise<void>, done: string): Promise<boolean | PasswordErrors> => {
    try {
      await task;
    } catch (error) {
      const wrong = error instanceof ApiError ? passwordErrors(error.serverMessage) : undefined;
      if (wrong) return wrong;
    }
    return attempt(task, done);
  };
}
