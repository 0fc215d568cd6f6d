import type { Again } from '@nuee/domain';
import { SessionExpiredDialog } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import type { Refused } from '../state/access.ts';
import { expiredAtom } from '../state/access.ts';

/**
 * Shown above the page when the API no longer knows the session: after logging in again, the user continues where they
 * were.
 */
export function SessionExpired() {
  const { session, logIn, leave } = useAdmin();
  const navigate = useNavigate();
  const expired = useAtomValue(expiredAtom);
  const [refused, setRefused] = useState<Refused>();
  const [asking, setAsking] = useState(false);
  const submit = async (again: Again): Promise<void> => {
    setAsking(true);
    setRefused(await logIn({ email: session.email(), ...again }));
    setAsking(false);
  };
  return (
    <SessionExpiredDialog
      open={expired}
      email={session.email()}
      error={refused?.message}
      codeAsked={refused?.asksCode ?? false}
      asking={asking}
      onSubmit={(again) => void submit(again)}
      onLeave={() => {
        leave();
        navigate('/login', { replace: true });
      }}
    />
  );
}
