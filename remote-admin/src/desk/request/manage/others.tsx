import { Badge, Text, TextLink } from '@marisma/area-kit/ui';
import { useId } from 'react';
import { t } from '../../../texts';
import { useDesk } from '../../desk-context';
import { Loaded } from '../../loaded';
import { momentInWords } from '../../../lib/moments';
import { useOthers } from '../queries';
import { LineList, Part, PartTitle } from '../read/parts.styles';
import { useOpenRequest } from '../request-context';

/** What the guest has asked for before or beside this. */
export function Others() {
  const { request } = useOpenRequest();
  const { requestPath } = useDesk();
  const texts = t.manage.others;
  const title = useId();
  return (
    <Part aria-labelledby={title}>
      <PartTitle level={2} id={title}>
        {texts.title}
      </PartTitle>
      <Loaded query={useOthers(request)} level={3} loading={texts.loading} failed={texts.failed}>
        {(others) =>
          others.length === 0 ? (
            <Text $muted>{texts.none}</Text>
          ) : (
            <LineList>
              {others.map((other) => (
                <li key={other.id}>
                  <TextLink to={requestPath(other.id)}>{other.subject || t.desk.noSubject}</TextLink>
                  <Badge>{t.desk.kinds[other.kind]}</Badge>
                  <Badge $tone={other.state === 'open' ? 'accent' : 'neutral'}>
                    {t.desk.states[other.state]}
                  </Badge>
                  <Text as="span" $size="xs" $muted>
                    {momentInWords(other.opened_at)} ·{' '}
                    {request.guest_id !== null && other.guest_id === request.guest_id
                      ? texts.sameAccount
                      : texts.sameAddress}
                  </Text>
                </li>
              ))}
            </LineList>
          )
        }
      </Loaded>
    </Part>
  );
}
