import styled from 'styled-components';
import { Link } from '@marisma/area-kit/router';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { EmptyState, Heading, Small, Text } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { Loaded } from '../../lib/loaded';
import { formatMoment } from '../../lib/format';
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
  const texts = t.mail;
  return (
    <Loaded query={useMails()} waiting={<Waiting />} failed={texts.failedTitle} hint={texts.failedHint}>
      {(mails) => {
        const missing = mails === null ? texts.noneHere : mails.length === 0 ? texts.empty : undefined;
        if (missing) return <EmptyState title={missing.title}>{missing.text}</EmptyState>;
        return (
          <Rows aria-label={t.desk.mails}>
            {mails?.map((mail) => (
              <li key={mail.name}>
                <Row to={paths.deskMail(mail.name)}>
                  <bdi>{mail.subject}</bdi>
                  <Small as="span">
                    {mail.to} · {formatMoment(mail.date)}
                  </Small>
                </Row>
              </li>
            ))}
          </Rows>
        );
      }}
    </Loaded>
  );
}
