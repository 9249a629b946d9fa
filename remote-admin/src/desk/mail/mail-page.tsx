import { useState } from 'react';
import styled from 'styled-components';
import { useParams } from '@marisma/area-kit/router';
import { space, token } from '@marisma/area-kit/theme';
import { EmptyState, Heading, KeyValueList, Stack, Tabs, TextLink } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { Loaded } from '../../lib/loaded';
import { formatMoment } from '../../lib/format';
import { DemoOnly, Waiting } from './mail-parts';
import { useMail, type Mail } from './queries';

export const title = t.mail.pageTitle;

const PlainText = styled.p`
  margin: 0;
  padding: ${space(4)};
  border: 1px solid ${token.color.line};
  background: ${token.color.surface};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/* As wide as the page on a phone, and high enough for most mails; the frame scrolls. */
const HtmlFrame = styled.iframe`
  display: block;
  width: 100%;
  height: 60rem;
  border: 1px solid ${token.color.line};
  background: ${token.color.surface};
`;

const Back = styled.p`
  margin: 0;

  > a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

/** One mail of a demo, as its reader sees it. */
export default function MailPage() {
  const { mailName = '' } = useParams();
  return (
    <DemoOnly>
      <Back>
        <TextLink to={paths.deskMails}>{t.mail.back}</TextLink>
      </Back>
      <MailArticle key={mailName} name={mailName} />
    </DemoOnly>
  );
}

function MailArticle({ name }: { name: string }) {
  const { to, written, gone, failedTitle, failedHint } = t.mail;
  return (
    <Loaded query={useMail(name)} waiting={<Waiting />} failed={failedTitle} hint={failedHint} level={1}>
      {(mail) =>
        mail === null ? (
          <EmptyState title={gone.title} level={1}>
            {gone.text}
          </EmptyState>
        ) : (
          <Stack as="article">
            <Heading level={1} size="title">
              <bdi>{mail.subject}</bdi>
            </Heading>
            <KeyValueList
              items={[
                { key: to, value: mail.to },
                { key: written, value: formatMoment(mail.date) },
              ]}
            />
            <MailBody mail={mail} />
          </Stack>
        )
      }
    </Loaded>
  );
}

/** The two forms of a mail. Its HTML is a page of its own, in which nothing runs; its links open a new tab. */
function MailBody({ mail }: { mail: Mail }) {
  const texts = t.mail;
  const [part, setPart] = useState<'html' | 'text'>('html');
  return (
    <Tabs
      label={texts.parts}
      value={part}
      onChange={setPart}
      items={[
        {
          value: 'html',
          label: texts.html,
          content: (
            <HtmlFrame
              src={mail.html}
              title={texts.shown(mail.subject)}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            />
          ),
        },
        { value: 'text', label: texts.text, content: <PlainText dir="auto">{mail.text}</PlainText> },
      ]}
    />
  );
}
