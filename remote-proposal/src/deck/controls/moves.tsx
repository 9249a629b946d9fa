import { IconButton } from '@marisma/area-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { token } from '@marisma/area-kit/theme';
import { t } from '../../texts';
import type { Move } from '../moves/resolve-move';
import { useKeptFocus } from './use-kept-focus';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
`;

const Counter = styled.p`
  min-width: 3.5em;
  font-size: ${token.size.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
`;

interface MovesProps {
  number: number;
  total: number;
  locked: boolean;
  go: (move: Move) => void;
}

/** Previous, the counter, Next. */
export function Moves({ number, total, locked, go }: MovesProps) {
  return (
    <Row {...useKeptFocus<HTMLDivElement>(locked)}>
      <IconButton
        label={t.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={locked || number === 1}
        onClick={() => go('previous')}
      />
      <Counter>{t.counter(number, total)}</Counter>
      <IconButton
        label={t.next}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={locked || number === total}
        onClick={() => go('next')}
      />
    </Row>
  );
}
