import { token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { Slide } from '../../content/slide';
import { at } from './parts';

const Group = styled.header`
  display: grid;
  gap: 0.75em;
  align-content: start;
  justify-items: start;
`;

const Name = styled.p`
  display: flex;
  gap: 1em;
  align-items: center;
  color: ${token.color.eyebrow};
  font-size: 1em;
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: 0.12em;
  text-transform: uppercase;

  &::before {
    content: '';
    flex: none;
    width: 2.5em;
    height: 1px;
    background: ${token.color.rule};
  }
`;

const Title = styled.h2<{ $large?: boolean }>`
  max-width: ${({ $large }) => ($large ? '15em' : '20em')};
  font-family: ${token.font.display};
  font-size: ${({ $large }) => ($large ? '2.4375em' : '2em')};
  font-weight: 500;
  line-height: 1.06;
  letter-spacing: -0.01em;
  text-wrap: balance;

  ${at.mid} {
    font-size: ${({ $large }) => ($large ? 'min(3.0625em, var(--slide-height) / 7)' : '2.1875em')};
  }

  ${at.wide} {
    font-size: ${({ $large }) => ($large ? '3.75em' : '2.625em')};
  }
`;

const Lead = styled.p`
  max-width: 34em;
  color: ${token.color.textMuted};
  font-size: 1em;
  line-height: 1.4;
  text-wrap: pretty;
`;

interface HeadingProps {
  slide: Pick<Slide, 'name' | 'title' | 'lead'>;
  large?: boolean;
}

/** A slide's name, headline and lead sentence. */
export function Heading({ slide, large }: HeadingProps) {
  return (
    <Group>
      <Name>{slide.name}</Name>
      <Title $large={large}>{slide.title}</Title>
      {slide.lead && <Lead>{slide.lead}</Lead>}
    </Group>
  );
}
