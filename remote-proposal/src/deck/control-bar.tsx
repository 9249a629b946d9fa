import { Mark } from '@marisma/area-kit/media';
import { Link } from '@marisma/area-kit/router';
import { layer, motion, space, token } from '@marisma/area-kit/theme';
import { IconButton } from '@marisma/area-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { slides } from '../content/slides';
import { t } from '../texts';
import { Dots, useRestoredFocus } from './dots';
import type { Move } from './use-deck';
import type { FullScreen } from './use-full-screen';
import { Tools } from './tools';

const Bar = styled.nav`
  position: sticky;
  bottom: var(--m-below, 0px);
  z-index: ${layer.sticky};
  display: grid;
  grid-template:
    'home moves tools' 3rem
    'dots dots dots' 2rem / auto 1fr auto;
  align-items: center;
  height: var(--bar-height);
  padding: 0 ${space(2)} env(safe-area-inset-bottom, 0px);
  border-top: 1px solid ${token.color.line};
  background: ${token.color.page};

  > :nth-child(4) {
    grid-area: dots;
  }

  @media (max-width: 39.99rem) {
    > :not(ol) button {
      width: 2.25rem;
      height: 2.75rem;
    }
  }

  @media (min-width: 40rem) {
    grid-template: 'home moves dots tools' 3.5rem / auto auto minmax(0, 1fr) auto;
    gap: ${space(3)};
    padding-inline: ${space(4)};
  }

  @media print {
    display: none;
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding-inline: ${space(1)};
  color: ${token.color.accent};
  font-family: ${token.font.display};
  font-size: 1.5rem;
  line-height: 1;
  text-decoration: none;

  span {
    color: ${token.color.text};
  }

  @media (max-width: 63.99rem) {
    span {
      display: none;
    }
  }
`;

interface ControlBarProps {
  index: number;
  locked: boolean;
  go: (move: Move) => void;
  fullScreen: FullScreen;
  onOverview: () => void;
}

/** The deck's controls and the link home. */
export function ControlBar({ index, locked, go, fullScreen, onOverview }: ControlBarProps) {
  return (
    <Bar aria-label={t.controls}>
      <Progress number={index + 1} />
      <Home to="/" aria-label={t.home}>
        <Mark size={28} />
        <span>{t.brand}</span>
      </Home>
      <Moves number={index + 1} locked={locked} go={go} />
      <Dots index={index} locked={locked} go={go} />
      <Tools fullScreen={fullScreen} onOverview={onOverview} />
    </Bar>
  );
}

const total = slides.length;

const Track = styled.div`
  position: absolute;
  inset: -1px 0 auto;
  height: 2px;
  background: ${token.color.line};
`;

const Filled = styled.svg`
  width: 100%;
  height: 100%;
  fill: ${token.color.rule};

  rect {
    ${motion('width', token.duration.base)}
  }
`;

/** The progress bar. Its width is an SVG attribute: the content-security policy forbids style attributes. */
function Progress({ number }: { number: number }) {
  return (
    <Track
      role="progressbar"
      aria-label={t.progress}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={number}
      aria-valuetext={t.progressValue(number, total)}
    >
      <Filled viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width={(number / total) * 100} height="1" />
      </Filled>
    </Track>
  );
}

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
  locked: boolean;
  go: (move: Move) => void;
}

/** Previous, the counter, Next. */
function Moves({ number, locked, go }: MovesProps) {
  return (
    <Row {...useRestoredFocus<HTMLDivElement>(locked)}>
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
