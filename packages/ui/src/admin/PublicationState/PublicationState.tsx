import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface PublicationStateProps {
  /** Whether the shop already shows the last saved change. */
  state:
    | { kind: 'publishing' }
    /** `secondsAgo` in whole seconds; `failed` pages could not be rendered and stay as they were. */
    | { kind: 'published'; secondsAgo: number; failed: number }
    /** The shop hasn't followed for a long time. */
    | { kind: 'late' };
}

/**
 * Says whether the shop shows what was saved, and raises an alarm when it doesn't.
 *
 * Use it on a page that changes what the shop shows; for a passing message, use `Toaster`.
 */
export function PublicationState({ state }: PublicationStateProps) {
  if (state.kind === 'late') {
    return <Notice tone="critical">{late}</Notice>;
  }
  if (state.kind === 'published' && state.failed > 0) {
    return (
      <Notice tone="critical">
        {state.failed > 1
          ? `${state.failed} pages n’ont pas pu être publiées\u00a0: elles montrent encore l’état précédent.`
          : 'Une page n’a pas pu être publiée\u00a0: elle montre encore l’état précédent.'}
      </Notice>
    );
  }
  return (
    <Text size="small" tone="muted">
      {/* The elapsed time changes constantly, so it isn't announced. */}
      <span role="status">{state.kind === 'publishing' ? 'Publication en cours…' : 'Publié'}</span>
      {state.kind === 'published' && <span>{` il y a ${durationOf(state.secondsAgo)}`}</span>}
    </Text>
  );
}

const late =
  'La boutique montre encore l’état précédent\u00a0: la publication n’avance pas. Ce qui est enregistré n’est pas perdu.';

function durationOf(seconds: number): string {
  return seconds < 60 ? `${seconds}\u00a0s` : `${Math.floor(seconds / 60)}\u00a0min`;
}
