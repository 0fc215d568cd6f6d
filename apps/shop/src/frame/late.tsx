import type { LazyPart } from '@nuee/ui/lazyPart';
import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** A part whose code comes after the page; if it can't be loaded, the page does without it. */
export function late<Props extends object>(Part: LazyPart<Props>): ComponentType<Props> {
  return (props) => (
    <ErrorBoundary fallback={null} onError={(error) => console.error('A part could not be shown.', error)}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
