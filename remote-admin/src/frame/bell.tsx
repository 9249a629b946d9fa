import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatRelativeTime, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { layer, plainList, space, token } from '@marisma/area-kit/theme';
import { CountBadge, IconButton, Small, Text, useDisclosure } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { bellNotices } from './frame.sample';

const Frame = styled.div`
  position: relative;
`;

const Count = styled(CountBadge)`
  position: absolute;
  top: 0.125rem;
  right: 0.125rem;
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${layer.popover};
  top: calc(100% + ${space(2)});
  right: 0;
  width: min(20rem, calc(100vw - ${space(8)}));
  padding: ${space(4)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.floating};

  &[hidden] {
    display: none;
  }
`;

const List = styled.ul`
  ${plainList}
  margin-block: ${space(2)} ${space(3)};

  li {
    padding-block: ${space(2)};
    border-bottom: 1px solid ${token.color.line};
    font-size: ${token.size.sm};
    text-wrap: pretty;
  }
`;

/** The bell of the top bar: the number of new notices and, when open, their list. */
export default function Bell() {
  const locale = intlLocale();
  const [now] = useState(Date.now);
  const { open, frame, button, panel } = useDisclosure();
  const ago = (minutes: number) =>
    formatRelativeTime(new Date(now - minutes * 60_000), locale, new Date(now));
  return (
    <Frame {...frame}>
      <IconButton
        {...button}
        label={plural(bellNotices.length, t.bell.name, locale)}
        icon={<BellIcon aria-hidden="true" strokeWidth={1.75} />}
      >
        <Count aria-hidden="true">{bellNotices.length}</Count>
      </IconButton>
      <Panel {...panel}>
        {open && (
          <>
            <Text $strong>{t.bell.title}</Text>
            <List>
              {bellNotices.map(({ id, text, minutesAgo }) => (
                <li key={id}>
                  {text}
                  <Small $size="xs">{ago(minutesAgo)}</Small>
                </li>
              ))}
            </List>
            <Small $size="xs">{t.common.sampleData}</Small>
          </>
        )}
      </Panel>
    </Frame>
  );
}
