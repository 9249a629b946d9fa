import { asDataError } from '@marisma/area-kit/data';
import { EmptyState, ErrorState, SignInAgain } from '@marisma/area-kit/ui';
import { t } from '../texts';

interface NotReadProps {
  /** What could not be read. */
  title: string;
  error: unknown;
  onRetry: () => void;
  busy: boolean;
  level?: 2 | 3;
}

/** Why something could not be read, in words, and what to do; an account that nobody has approved waits. */
export function NotRead({ title, error, onRetry, busy, level = 2 }: NotReadProps) {
  const texts = t.houses;
  const refusal = asDataError(error);
  if (refusal.code === 'not_allowed')
    return (
      <EmptyState title={texts.unapproved} level={level}>
        {texts.notAllowed}
      </EmptyState>
    );
  const words = refusal.code === 'signed_out' ? texts.signedOut : texts.unreachable;
  return (
    <ErrorState
      title={title}
      reason={
        <>
          {words}
          <SignInAgain after={refusal} />
        </>
      }
      onRetry={onRetry}
      busy={busy}
      level={level}
    />
  );
}
