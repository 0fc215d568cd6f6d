import { LinkRequestForm } from '@nuee/ui';
import { useState } from 'react';
import { outcomeOf } from '../state/mailLink.ts';

interface NewLinkProps {
  /** Asks the API to mail another link to this address. */
  ask: (email: string) => Promise<void>;
  /** The message afterwards, whether or not the address is known. */
  sent: string;
  /** What the button says, where it isn't « Recevoir le lien ». */
  submitLabel?: string | undefined;
}

/** Requests another link by mail when one is too old. */
export function NewLink({ ask, sent, submitLabel }: NewLinkProps) {
  const [state, setState] = useState<{ submitting?: boolean; isSent?: boolean; error?: string }>({});
  const submit = async (email: string): Promise<void> => {
    setState({ submitting: true });
    const failed = 'Le lien n’a pas pu être demandé. Vérifiez votre connexion, puis réessayez.';
    const result = await outcomeOf(ask(email), failed);
    if (result.outcome === 'done') setState({ isSent: true });
    else setState({ error: result.outcome === 'failed' ? result.message : failed });
  };
  return (
    <LinkRequestForm
      onSubmit={submit}
      loading={state.submitting ?? false}
      error={state.error}
      sent={state.isSent ? sent : undefined}
      submitLabel={submitLabel}
    />
  );
}
