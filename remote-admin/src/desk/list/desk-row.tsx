import { memo } from 'react';
import styled from 'styled-components';
import { Link } from '@marisma/shared/router';
import { media, space, token } from '@marisma/shared/theme';
import { Badge } from '@marisma/shared/ui';
import { t } from '../../texts';
import { useDesk } from '../desk-context';
import type { DeskRequest } from '../desk-request';

/* Rows out of sight are not drawn. */
const Frame = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 6.5rem;
  border-bottom: 1px solid ${token.color.line};

  &:has([aria-current]) {
    background: ${token.color.accentSoft};
  }

  ${media.hover} {
    &:hover {
      background: ${token.color.surfaceSand};
    }
  }
`;

const Open = styled(Link)`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(3)};
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  font-size: ${token.size.sm};
`;

const Name = styled.span<{ $strong: boolean }>`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${token.size.md};
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
`;

const Subject = styled.span`
  overflow-wrap: anywhere;
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};
`;

/** A request in the list. */
export const DeskRow = memo(function DeskRow({
  request,
  current,
}: {
  request: DeskRequest;
  current: boolean;
}) {
  const texts = t.desk;
  const { requestPath } = useDesk();
  return (
    <Frame>
      <Open to={requestPath(request.id)} aria-current={current ? 'true' : undefined}>
        <Line>
          <Name $strong={request.unread}>{request.name || texts.noName}</Name>
          {request.unread && <Badge $tone="accent">{texts.unread}</Badge>}
          <Badge>{texts.kinds[request.kind]}</Badge>
        </Line>
        <Subject>{request.subject || texts.noSubject}</Subject>
        {request.heldBy && <Line>{texts.heldBy(request.heldBy)}</Line>}
      </Open>
    </Frame>
  );
});
