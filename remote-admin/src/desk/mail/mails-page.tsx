import styled from 'styled-components';
import { Link } from '@marisma/area-kit/router';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { EmptyState, ErrorState, Heading, Text } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { momentInWords } from '../../lib/moments';
import { DemoOnly, Waiting } from './mail-parts';
import { useMails } from './queries';

export const title = t.mail.pageTitle;

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
  const { data, isError, isFetching, refetch } = useMails();
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
        <li key={mail.name}>
          <Row to={paths.deskMail(mail.name)}>
            <bdi>{mail.subject}</bdi>
            <Small>
              {mail.to} · {momentInWords(mail.date)}
            </Small>
          </Row>
        </li>
      ))}
    </Rows>
  );
}
