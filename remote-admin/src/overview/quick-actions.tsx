import { CalendarOff, CalendarPlus, Send, Tag } from 'lucide-react';
import styled from 'styled-components';
import { plainList, space } from '@marisma/shared/theme';
import { ButtonLink, Text } from '@marisma/shared/ui';
import { Panel } from '../parts/panel';
import { paths } from '../paths';
import { useTexts } from '../texts';

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  gap: ${space(3)};
  margin-bottom: ${space(3)};
`;

const actions = [
  { name: 'addReservation', to: paths.reservations, Icon: CalendarPlus },
  { name: 'blockDates', to: paths.calendar, Icon: CalendarOff },
  { name: 'sendMessage', to: paths.messages, Icon: Send },
  { name: 'createOffer', to: paths.listings, Icon: Tag },
] as const;

/** What is done most often: links to where each tool will be. */
export function QuickActions() {
  const texts = useTexts().overview.actions;
  return (
    <Panel title={texts.title}>
      <List>
        {actions.map(({ name, to, Icon }) => (
          <li key={name}>
            <ButtonLink to={to} variant="outline" block>
              <Icon aria-hidden="true" strokeWidth={1.75} />
              {texts[name]}
            </ButtonLink>
          </li>
        ))}
      </List>
      <Text $size="xs" $muted>
        {texts.note}
      </Text>
    </Panel>
  );
}
