import { Checkbox, ErrorText } from '@marisma/area-kit/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { agreement as texts } from '../texts/en/agreement';

/**
 * The checkbox by which a guest accepts the terms, and `requireAgreement`: whether they are accepted; if not, the checkbox
 * is focused and says so.
 */
export function useAgreement(
  agreed: boolean,
  onAgreed: (agreed: boolean) => void,
  disabled: boolean,
): { checkbox: ReactNode; requireAgreement: () => boolean } {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const missing = refused && !agreed;
  const errorId = useId();
  const requireAgreement = () => {
    setRefused(!agreed);
    if (!agreed) input.current?.focus();
    return agreed;
  };
  const checkbox = (
    <>
      <Checkbox
        ref={input}
        label={texts.agree}
        checked={agreed}
        disabled={disabled}
        onChange={({ target }) => onAgreed(target.checked)}
        required
        aria-invalid={missing}
        aria-describedby={missing ? errorId : undefined}
      />
      {missing && <ErrorText id={errorId}>{texts.first}</ErrorText>}
    </>
  );
  return { checkbox, requireAgreement };
}
