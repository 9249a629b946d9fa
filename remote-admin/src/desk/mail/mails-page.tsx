import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Link } from '@marisma/area-kit/router';
import { useShell } from '@marisma/area-kit/shell';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { EmptyState, ErrorState, Heading, Text } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { readMails, type ListedMail } from './mail.data';
import { momentInWords, momentOf } from '../../lib/moments';
import { DemoOnly, Waiting } from './mail-parts';

export const title = t.mail.pageTitle;

const REFRESH_MS = 5_000;

const Rows = styled.ul`
  ${plainList}
  border-top: 1px solid ${token.color.line};
`;

const Row = styled(Link)`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)};
  border-bottom: 1px solid ${token.color.line};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      background: ${token.color.surfaceSand};
    }
  }
`;

const Small = styled.span`
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};
`;

/** The mails that a demo wrote into its folder, newest first. */
export default function MailsPage() {
  return (
    <DemoOnly>
      <Heading level={1} size="title">
        {t.desk.mails}
      </Heading>
      <Text $muted>{t.mail.what}</Text>
      <Mails />
    </DemoOnly>
  );
}

function Mails() {
  const { supabase } = useShell();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['mails'],
    queryFn: async ({ signal }) => readMails(await supabase(), signal),
    refetchInterval: REFRESH_MS,
    meta: { during: 'loading mails' },
  });
  const texts = t.mail;
  if (data === undefined)
    return isError ? (
      <ErrorState
        title={texts.failedTitle}
        reason={texts.failedHint}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Waiting />
    );
  if (data === null) return <EmptyState title={texts.noneHere.title}>{texts.noneHere.text}</EmptyState>;
  if (data.length === 0) return <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>;
  return (
    <Rows aria-label={t.desk.mails}>
      {data.map((mail) => (
        <MailRow key={mail.name} mail={mail} />
      ))}
    </Rows>
  );
}

const MailRow = ({ mail }: { mail: ListedMail }) => (
  <li>
    <Row to={paths.deskMail(mail.name)}>
      <bdi>{mail.subject}</bdi>
      <Small>
        {mail.to} · {momentInWords(momentOf(mail.date))}
      </Small>
    </Row>
  </li>
);
