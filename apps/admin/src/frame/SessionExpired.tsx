import { SessionExpiredDialog } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { expiredAtom } from '../state/access.ts';

/**
 * Shown above the page when the API no longer knows the session: after logging in again, the user continues where they
 * were.
 */
export function SessionExpired() {
  const { session, logIn, leave } = useAdmin();
  const navigate = useNavigate();
  const expired = useAtomValue(expiredAtom);
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const submit = async (password: string): Promise<void> => {
    setAsking(true);
    setError(await logIn({ email: session.email(), password }));
    setAsking(false);
  };
  return (
    <SessionExpiredDialog
      open={expired}
      email={session.email()}
      error={error}
      asking={asking}
      onSubmit={(password) => void submit(password)}
      onLeave={() => {
        leave();
        navigate('/login', { replace: true });
      }}
    />
  );
}
