import { errorText } from '@marisma/area-kit/booking/calendar';
import type { DataError } from '@marisma/area-kit/data';
import { formatDayOf } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { AnswerBy, Thread } from '@marisma/area-kit/thread';
import { Composer, Reply } from '@marisma/area-kit/thread/composer';
import {
  ButtonLink,
  EmptyState,
  PageHeader,
  Panel,
  SelectField,
  Stack,
  ComingSoonNotice,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { houseOptions, type Houses, useIsStaff } from '../lib/houses';
import { HousesOrReason, UnreadPage } from '../parts/unread';
import { paths } from '../paths';
import { t } from '../texts';
import { MESSAGES, useBegin, useConversations, type Conversation } from './queries';

export const title = t.common.title(t.comingSoon.pages.messages.title);

/** Where owners write to their team and read its answers; staff answer at the desk. */
export default function MessagesPage() {
  const texts = t.ownerMessages;
  return (
    <>
      <PageHeader title={t.comingSoon.pages.messages.title} lead={texts.lead} />
      <Stack $gap={6}>
        {useIsStaff() ? (
          <Panel>
            <EmptyState
              title={texts.staff}
              action={<ButtonLink to={paths.desk}>{texts.openDesk}</ButtonLink>}
            >
              {texts.staffHint}
            </EmptyState>
          </Panel>
        ) : (
          <HousesOrReason>{(houses) => <Messages {...houses} />}</HousesOrReason>
        )}
        <ComingSoonNotice what={texts.soon} contact={{ label: t.comingSoon.contact, to: paths.contact }} />
      </Stack>
    </>
  );
}

const errorInWords = ({ code }: DataError) => errorText(code);

function Messages({ houses }: Houses) {
  const query = useConversations();
  const texts = t.ownerMessages;
  if (!query.data) return <UnreadPage of={query} loading={texts.loading} failed={texts.failed} />;
  return (
    <>
      <Begin houses={houses} />
      {query.data.map((conversation) => (
        <Talk
          key={conversation.id}
          {...conversation}
          house={houses.find(({ id }) => id === conversation.property)?.name ?? texts.noHouse}
        />
      ))}
    </>
  );
}

function Begin({ houses }: Pick<Houses, 'houses'>) {
  const texts = t.ownerMessages;
  const [property, choose] = useState(houses.length === 1 ? (houses[0]?.id ?? '') : '');
  const { busy, error, send } = useBegin();
  return (
    <TitledPanel title={texts.begin}>
      <Stack $gap={4}>
        <SelectField
          label={texts.about}
          options={[['', texts.noHouse], ...houseOptions(houses)]}
          value={property}
          onChange={choose}
        />
        <Composer
          requestId="new"
          maxLength={1000}
          texts={texts.write}
          send={({ body }) => send({ property, message: body })}
          busy={busy}
          error={error}
          errorInWords={errorInWords}
        />
      </Stack>
    </TitledPanel>
  );
}

function Talk({ id, openedAt, turnAt, messages, house }: Conversation & { house: string }) {
  const texts = t.ownerMessages;
  return (
    <TitledPanel title={texts.with(house, formatDayOf(new Date(openedAt), intlLocale()))}>
      <Stack $gap={4}>
        <AnswerBy since={turnAt} />
        <Thread messages={messages} words={texts.words} other={texts.team} />
        <Reply requestId={id} texts={texts.write} reads={MESSAGES} errorInWords={errorInWords} />
      </Stack>
    </TitledPanel>
  );
}
