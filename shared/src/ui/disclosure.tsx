import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '../theme';
import { DisclosureTrigger } from './disclosure-trigger';

const InlineFrame = styled.div`
  border-bottom: 1px solid ${token.color.line};

  > button {
    width: 100%;
    justify-content: space-between;
    padding-block: ${space(3)};
  }

  > div {
    padding-bottom: ${space(4)};
  }
`;

/** A button that shows or hides the content below (ARIA APG 'Disclosure'). */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <InlineFrame>
      <DisclosureTrigger type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        <ChevronDown aria-hidden="true" strokeWidth={1.75} />
      </DisclosureTrigger>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </InlineFrame>
  );
}
