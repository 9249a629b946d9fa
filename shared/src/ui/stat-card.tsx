import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space, token } from '../theme';

/** The list around stat cards: a `<dl>` with one column on the smallest phones, then two, and up to four. */
export const StatGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr));
  gap: ${space(3)};

  ${media.phoneOnly} {
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.tablet} {
    gap: ${space(4)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(max(11rem, (100% - ${space(12)}) / 4), 1fr));
  }
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(2)};
  align-content: start;
  padding: ${space(3.5)};
  border: 1px solid ${token.color.line};
  border-top: 2px solid ${token.color.rule};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};

  ${media.tablet} {
    padding: ${space(5)};
  }

  dt {
    font-size: ${token.size.sm};
    color: ${token.color.textMuted};
  }

  dd {
    grid-column: 1 / -1;
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.eyebrow};
  }
`;

const Value = styled.span`
  display: block;
  font-size: clamp(1.1875rem, 0.7rem + 2.4vw, 1.75rem);
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
`;

const Change = styled.span`
  display: block;
  margin-top: ${space(1)};
  font-size: ${token.size.xs};
  line-height: 1.4;
  color: ${token.color.textMuted};
`;

type StatCardProps = { label: string; value: ReactNode; change?: ReactNode; icon?: ReactNode };

/** One labeled figure inside a `StatGrid`. `change`: a line below, such as '+4% since last month'. */
export function StatCard({ label, value, change, icon }: StatCardProps) {
  return (
    <Card>
      <dt>{label}</dt>
      {icon && <span aria-hidden="true">{icon}</span>}
      <dd>
        <Value>{value}</Value>
        {change && <Change>{change}</Change>}
      </dd>
    </Card>
  );
}
