import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { Answer, MoneyGroup } from '@marisma/area-kit/data';
import { plural } from '@marisma/area-kit/format';
import { Link, useLocation } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { focusRing, media, plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { t } from '../../texts';
import { GROUPS } from './queries';

const Tiles = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(2)};
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Tile = styled(Link)`
  ${focusRing}
  display: grid;
  grid-template-rows: 1fr auto auto;
  height: 100%;
  padding: ${space(3)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.size.sm};
  text-decoration: none;

  strong {
    margin-top: ${space(1)};
    font-size: ${token.size.md};
    font-variant-numeric: tabular-nums;
  }

  small {
    color: ${token.color.textMuted};
  }

  &[aria-current] {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
  }

  ${media.hover} {
    &:hover {
      border-color: ${token.color.text};
    }
  }
`;

interface MoneyGroupsProps {
  sums: NonNullable<Answer<'money_list'>['sums']>;
  current: MoneyGroup;
}

/** A link to each group, with how many rows it has and what they come to. */
export function MoneyGroups({ sums, current }: MoneyGroupsProps) {
  const { search, hash } = useLocation();
  const texts = t.money;
  const pathTo = (group: MoneyGroup) => {
    const params = new URLSearchParams(search);
    params.set('group', group);
    return `?${String(params)}${hash}`;
  };
  return (
    <nav aria-label={texts.groups}>
      <Tiles>
        {GROUPS.map((group) => {
          const { rows = 0, cents = 0 } = sums[group] ?? {};
          // What was received is counted for its days alone, once it is asked for.
          const counted = group !== 'received' || group === current;
          return (
            <li key={group}>
              <Tile
                to={pathTo(group)}
                aria-current={group === current ? 'page' : undefined}
                preventScrollReset
              >
                {texts.group[group]}
                {counted && <strong>{formatCents(cents)}</strong>}
                <small>{counted ? plural(rows, texts.rows, intlLocale()) : texts.range}</small>
              </Tile>
            </li>
          );
        })}
      </Tiles>
    </nav>
  );
}
