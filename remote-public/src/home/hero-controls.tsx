import {
  breakpoint,
  focusRing,
  media,
  motion,
  plainButton,
  plainList,
  space,
  token,
} from '@marisma/area-kit/theme';
import { IconButton } from '@marisma/area-kit/ui';
import { Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../texts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-left: -${space(2)};

  /* At these widths the site's floating button is in this corner. */
  @media (${breakpoint.desktop}px <= width < 1640px) {
    margin-right: ${space(18)};
  }
`;

const Dots = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
`;

// The target is 24 by 44 px, the visible line is thin.
const Dot = styled.button`
  ${plainButton}
  display: grid;
  align-items: center;
  width: ${space(9)};
  height: ${space(11)};
  padding-inline: ${space(1)};
  ${focusRing}

  &::after {
    content: '';
    height: 2px;
    background: ${token.color.text};
    opacity: 0.5;
    ${motion('opacity, background-color')}
  }

  ${media.hover} {
    &:hover::after {
      opacity: 0.9;
    }
  }

  &[aria-current='true']::after {
    height: 3px;
    background: ${token.color.rule};
    opacity: 1;
  }

  ${media.forcedColors} {
    &::after {
      background: ButtonText;
    }

    &[aria-current='true']::after {
      background: Highlight;
    }
  }
`;

interface HeroControlsProps {
  count: number;
  index: number;
  /** Whether the slideshow is switched on; undefined when it never runs by itself, as under reduced motion. */
  playing: boolean | undefined;
  onShow: (index: number) => void;
  onToggle: () => void;
}

/** The pause or play button, and one dot per picture. */
export function HeroControls({ count, index, playing, onShow, onToggle }: HeroControlsProps) {
  const { pause, play, goToSlide } = t.home.hero;
  return (
    <Row>
      {playing !== undefined && (
        <IconButton
          label={playing ? pause : play}
          icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={onToggle}
        />
      )}
      <Dots>
        {Array.from({ length: count }, (_, slide) => (
          <li key={slide}>
            <Dot
              type="button"
              aria-label={goToSlide(slide + 1, count)}
              aria-current={slide === index}
              onClick={() => onShow(slide)}
            />
          </li>
        ))}
      </Dots>
    </Row>
  );
}
