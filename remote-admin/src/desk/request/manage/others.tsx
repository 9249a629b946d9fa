import { plainList, space, token } from '@marisma/area-kit/theme';
import { Badge, ErrorState, Spinner, Text, TextLink } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { t } from '../../../texts';
import { useDesk } from '../../desk-context';
import { momentInWords, momentOf } from '../../../lib/moments';
import { Part, PartTitle } from '../read/parts.styles';
import { useOpenRequest } from '../request-context';
import { useOthers } from './use-others';

const List = styled.ul`
  ${plainList}

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    padding-block: ${space(2)};
    border-bottom: 1px solid ${token.color.line};
  }
`;

/** What the guest has asked for before or beside this. */
export function Others() {
  const { request } = useOpenRequest();
  const { requestPath } = useDesk();
  const { data, isError, isFetching, refetch } = useOthers();
  const texts = t.manage.others;
  const title = useId();
  return (
    <Part aria-labelledby={title}>
      <PartTitle level={2} id={title}>
        {texts.title}
      </PartTitle>
      {isError && !data && (
        <ErrorState level={3} title={texts.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && <Spinner label={texts.loading} />}
      {data?.length === 0 && <Text $muted>{texts.none}</Text>}
      {data && data.length > 0 && (
        <List>
          {data.map((other) => (
            <li key={other.id}>
              <TextLink to={requestPath(other.id)}>{other.subject || t.desk.noSubject}</TextLink>
              <Badge>{t.desk.kinds[other.kind]}</Badge>
              <Badge $tone={other.state === 'open' ? 'accent' : 'neutral'}>
                {t.desk.states[other.state]}
              </Badge>
              <Text as="span" $size="xs" $muted>
                {momentInWords(momentOf(other.openedAt))} ·{' '}
                {request.guestId !== null && other.guestId === request.guestId
                  ? texts.sameAccount
                  : texts.sameAddress}
              </Text>
            </li>
          ))}
        </List>
      )}
    </Part>
  );
}
