import { media, space } from '@marisma/area-kit/theme';
import { Container, TextLink } from '@marisma/area-kit/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../parts/paths';
import { t } from '../texts';

const Frame = styled(Container)`
  padding-block: ${space(6)} ${space(16)};

  ${media.tablet} {
    padding-block: ${space(8)} ${space(24)};
  }
`;

const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** The column of the booking page, with a back link above it. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Frame $width="wide">
      <Back to={paths.concierge}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} />
        {t.serviceBooking.back}
      </Back>
      {children}
    </Frame>
  );
}
