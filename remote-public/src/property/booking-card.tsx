import { breakpoint, layer, media, space, token } from '@marisma/shared/theme';
import { ButtonLink, Text } from '@marisma/shared/ui';
import styled, { createGlobalStyle } from 'styled-components';
import type { Property } from '../content/properties';
import { paths } from '../parts/paths';
import { Price } from '../parts/price';
import { StayFields } from '../parts/stay-fields';
import { useStay } from '../parts/use-stay';
import { t } from '../texts';

const Card = styled.aside`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
  background: ${token.color.surface};
  border: 1px solid ${token.color.line};
  border-top: 2px solid ${token.color.rule};

  ${media.desktop} {
    position: sticky;
    top: calc(var(--m-header-height) + ${space(6)});
    padding: ${space(8)};
  }
`;

const Days = styled.div`
  display: grid;
  gap: ${space(4)};
`;

// Keeps the end of the page and floating buttons clear of the bar.
const RoomForBar = createGlobalStyle`
  @media (width < ${breakpoint.desktop}px) {
    :root { --m-bottom-bar: 5.25rem; }
    body { padding-bottom: var(--m-bottom-bar); }
  }
`;

// Price and button: a bar at the bottom of a phone, part of the card on a wide screen.
const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 5.25rem;
  padding: ${space(3)} ${space(5)} max(${space(3)}, env(safe-area-inset-bottom));
  background: ${token.color.surface};
  border-top: 1px solid ${token.color.line};

  ${media.tablet} {
    padding-inline: ${space(8)};
  }

  ${media.phoneOnly} {
    gap: ${space(3)};

    p {
      font-size: ${token.size.xs};
      line-height: 1.4;
    }

    > a {
      padding-inline: ${space(4)};
      font-size: 0.9375rem;
    }
  }

  > a {
    flex: none;
  }

  ${media.desktop} {
    display: contents;

    > :first-child {
      order: -1;
    }
  }
`;

/** The price and dates of a stay, and links to book or ask. */
export function BookingCard({ property }: { property: Property }) {
  const { stay, changeStay, today } = useStay();
  const { signInToBook, signInNote, ask } = t.detail;
  return (
    <Card>
      <RoomForBar />
      <Days>
        <StayFields stay={stay} today={today} onStay={changeStay} />
      </Days>
      <Bar>
        <Price perNight={property.priceFrom} stay={stay} size="bar" />
        <ButtonLink to={paths.auth} variant="gradient" size="lg">
          {signInToBook}
        </ButtonLink>
      </Bar>
      <ButtonLink to={paths.contactAbout(property.id, stay)} variant="outline">
        {ask}
      </ButtonLink>
      <Text $size="xs" $muted>
        {signInNote}
      </Text>
    </Card>
  );
}
