import { Checkbox, ErrorText } from '@marisma/area-kit/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { agreement as texts } from '../texts/en/agreement';

interface Agreement {
  agreed: boolean;
  onAgreed: (agreed: boolean) => void;
  disabled: boolean;
}

/** The box by which a guest accepts the terms, and `demand`: whether they are accepted; if not, the box says so. */
export function useAgreement({ agreed, onAgreed, disabled }: Agreement): {
  box: ReactNode;
  demand: () => boolean;
} {
  const input = useRef<HTMLInputElement>(null);
  const [missed, setMissed] = useState(false);
  const unagreed = missed && !agreed;
  const errorId = useId();
  const demand = () => {
    setMissed(!agreed);
    if (!agreed) input.current?.focus();
    return agreed;
  };
  const box = (
    <>
      <Checkbox
        ref={input}
        label={texts.agree}
        checked={agreed}
        disabled={disabled}
        onChange={({ target }) => onAgreed(target.checked)}
        required
        aria-invalid={unagreed}
        aria-describedby={unagreed ? errorId : undefined}
      />
      {unagreed && <ErrorText id={errorId}>{texts.first}</ErrorText>}
    </>
  );
  return { box, demand };
}
