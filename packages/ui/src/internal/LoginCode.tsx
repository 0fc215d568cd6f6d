import { type AsksCode, codeHint } from '@nuee/domain';
import { useEffect, useRef } from 'react';
import { TextField } from '../primitives/TextField/TextField.tsx';

/** The code of a login, which takes the focus when it is asked for. */
export function LoginCode({ asked }: { asked: Exclude<AsksCode, false> }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label="Code"
      name="code"
      autoComplete="one-time-code"
      description={
        asked === 'orPasskey' ? codeHint(asked) : 'Les six chiffres de votre application, ou un code de secours.'
      }
      required={asked === true}
    />
  );
}
