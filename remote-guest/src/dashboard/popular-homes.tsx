import { Link } from '@marisma/area-kit/router';
import { focusRing, media, space, token } from '@marisma/area-kit/theme';
import { ScrollRow, Text } from '@marisma/area-kit/ui';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { allHomes } from '../homes';
import { paths } from '../paths';
import { t } from '../texts';
import { HomeCard } from '../parts/home-card';

const AllHomes = styled(Link)`
  display: grid;
  gap: ${space(2)};
  place-content: center;
  aspect-ratio: 4 / 3;
  padding: ${space(6)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSand};
  color: ${token.color.text};
  text-align: center;
  text-decoration: none;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  svg {
    justify-self: center;
    color: ${token.color.eyebrow};
  }

  ${media.hover} {
    &:hover {
      border-color: ${token.color.rule};
    }
  }
`;

/** The most booked homes, in a scrolling row; the last card links to all homes. */
export default function PopularHomes() {
  const { popular } = t.dashboard;
  const cards = allHomes().map((home) => ({
    key: home.id,
    content: <HomeCard home={home} sizes="(pointer: coarse) 80vw, 300px" />,
  }));
  const all = {
    key: 'all',
    content: (
      <AllHomes to={paths.homes}>
        <ArrowRight aria-hidden="true" strokeWidth={1.5} />
        <Text as="span" $strong>
          {popular.all}
        </Text>
        <Text as="span" $size="sm" $muted>
          {popular.allNote}
        </Text>
      </AllHomes>
    ),
  };
  return <ScrollRow title={popular.title} items={[...cards, all]} step={320} />;
}
