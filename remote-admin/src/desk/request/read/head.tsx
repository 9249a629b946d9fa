import { useNavigationType } from '@marisma/area-kit/router';
import { space, media } from '@marisma/area-kit/theme';
import { Badge, Heading, Note, Stack, StatusBadge, Text, TextLink } from '@marisma/area-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { t } from '../../../texts';
import { useDesk } from '../../desk-context';
import { momentInWords } from '../../../lib/moments';
import { useOpenRequest } from '../request-context';

const Back = styled.div`
  ${media.desktop} {
    display: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 2.75rem;
  }

  svg {
    width: 1rem;
    height: 1rem;
  }
`;

/** Leads to the list, where that is not beside the request. */
export function BackToList() {
  const { listPath } = useDesk();
  return (
    <Back>
      <TextLink to={listPath}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
        {t.request.back}
      </TextLink>
    </Back>
  );
}

/** Whose request it is, and where it stands. Following a link to it focuses its heading. */
export function Head() {
  const { request, merged, staffName } = useOpenRequest();
  const { requestPath } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType();
  const texts = t.request;
  const { name, subject, kind, state, assignee, merged_into, id, offer } = request;

  useEffect(() => {
    if (arrived === 'PUSH') heading.current?.focus();
  }, [arrived, id]);

  return (
    <Stack $gap={3}>
      <Heading level={1} size="title" ref={heading} tabIndex={-1}>
        {name || t.desk.noName}
      </Heading>
      {kind !== 'inquiry' && <Text $muted>{subject}</Text>}
      <Stack $row $wrap $gap={2}>
        <Badge>{t.desk.kinds[kind]}</Badge>
        {offer && <Badge $tone="gold">{t.desk.offers[offer]}</Badge>}
        <StatusBadge tone={state === 'open' ? 'accent' : 'neutral'}>{t.desk.states[state]}</StatusBadge>
        {assignee !== null && (
          <Badge $tone="gold">{texts.assignedTo(staffName(assignee) ?? texts.story.somebody)}</Badge>
        )}
      </Stack>
      <Turn />
      {merged_into !== null && (
        <Note>
          {texts.merged.into} <TextLink to={requestPath(merged_into)}>{texts.merged.open}</TextLink>
        </Note>
      )}
      {merged.length > 0 && (
        <Note>
          {texts.merged.here}:{' '}
          {merged.map((other, at) => (
            <span key={other.id}>
              {at > 0 && ', '}
              <TextLink to={requestPath(other.id)}>{other.subject || t.desk.noSubject}</TextLink>
            </span>
          ))}
        </Note>
      )}
    </Stack>
  );
}

/** Whose turn it is, and until when. */
function Turn() {
  const { request } = useOpenRequest();
  const texts = t.request;
  const { state, needs, due_at, overdue, snoozed_until, hold_until } = request;
  const lines: string[] = [];
  if (due_at !== null) lines.push((overdue ? texts.overdue : texts.due)(momentInWords(due_at)));
  if (hold_until !== null) lines.push(texts.heldUntil(momentInWords(hold_until)));
  if (snoozed_until !== null) lines.push(texts.snoozedUntil(momentInWords(snoozed_until)));
  else if (needs === 'guest' && state === 'waiting') lines.push(texts.waitsForGuest);
  return (
    <Text $size="sm" $muted={!overdue} $strong={overdue}>
      {lines.length > 0 ? [...lines, texts.houseTime].join(' · ') : texts.allHouseTime}
    </Text>
  );
}
