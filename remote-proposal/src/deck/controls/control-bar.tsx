import { Mark } from '@marisma/area-kit/media';
import { Link } from '@marisma/area-kit/router';
import { layer, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { Slide } from '../../content/slide';
import { t } from '../../texts';
import type { Move } from '../moves/resolve-move';
import { Dots } from './dots';
import { Moves } from './moves';
import { Progress } from './progress';
import { Tools } from './tools';
import type { FullScreen } from './use-full-screen';

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
  slides: readonly Slide[];
  index: number;
  locked: boolean;
  go: (move: Move) => void;
  fullScreen: FullScreen;
  onOverview: () => void;
}

/** The deck's controls and the link home. */
export function ControlBar({ slides, index, locked, go, fullScreen, onOverview }: ControlBarProps) {
  return (
    <Bar aria-label={t.controls}>
      <Progress number={index + 1} total={slides.length} />
      <Home to="/" aria-label={t.home}>
        <Mark size={28} />
        <span>{t.brand}</span>
      </Home>
      <Moves number={index + 1} total={slides.length} locked={locked} go={go} />
      <Dots slides={slides} index={index} locked={locked} go={go} />
      <Tools fullScreen={fullScreen} onOverview={onOverview} />
    </Bar>
  );
}
