import { CalendarOff, CalendarPlus, Send, Tag } from 'lucide-react';
import styled from 'styled-components';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { ButtonLink, Small, TitledPanel } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: ${space(3)};
  margin-bottom: ${space(3)};
`;

const Tile = styled(ButtonLink)`
  flex-direction: column;
  gap: ${space(2)};
  min-height: 5.25rem;
  padding-inline: ${space(2)};
  border-color: ${token.color.line};

  svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${token.color.eyebrow};
  }
`;

const actions = [
  { name: 'addReservation', to: paths.reservations, Icon: CalendarPlus },
  { name: 'blockDates', to: paths.calendar, Icon: CalendarOff },
  { name: 'sendMessage', to: paths.messages, Icon: Send },
  { name: 'createOffer', to: paths.listings, Icon: Tag },
] as const;

/** Links to the most frequent tasks. */
export function QuickActions() {
  const texts = t.overview.actions;
  return (
    <TitledPanel title={texts.title}>
      <List>
        {actions.map(({ name, to, Icon }) => (
          <li key={name}>
            <Tile to={to} variant="outline" block>
              <Icon aria-hidden="true" strokeWidth={1.75} />
              {texts[name]}
            </Tile>
          </li>
        ))}
      </List>
      <Small $size="xs">{texts.note}</Small>
    </TitledPanel>
  );
}
