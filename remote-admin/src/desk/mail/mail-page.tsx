import { useState } from 'react';
import styled from 'styled-components';
import { useParams } from '@marisma/area-kit/router';
import { space, token } from '@marisma/area-kit/theme';
import { EmptyState, ErrorState, Heading, KeyValueList, Tabs, TextLink } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { momentInWords } from '../../lib/moments';
import { DemoOnly, Waiting } from './mail-parts';
import { useMail, type Mail } from './queries';

export const title = t.mail.pageTitle;

const Mailed = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Said = styled.p`
  margin: 0;
  padding: ${space(4)};
  border: 1px solid ${token.color.line};
  background: ${token.color.surface};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/* As wide as the page on a phone, and high enough for most mails; the frame scrolls. */
const Shown = styled.iframe`
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
  const { data, isError, isFetching, refetch } = useMail(name);
  const texts = t.mail;
  if (data === undefined)
    return isError ? (
      <ErrorState
        title={texts.failedTitle}
        reason={texts.failedHint}
        busy={isFetching}
        onRetry={() => void refetch()}
        level={1}
      />
    ) : (
      <Waiting />
    );
  if (data === null)
    return (
      <EmptyState title={texts.gone.title} level={1}>
        {texts.gone.text}
      </EmptyState>
    );
  return (
    <Mailed>
      <Heading level={1} size="title">
        <bdi>{data.subject}</bdi>
      </Heading>
      <KeyValueList
        items={[
          { key: texts.to, value: data.to },
          { key: texts.written, value: momentInWords(data.date) },
        ]}
      />
      <MailBody mail={data} />
    </Mailed>
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
            <Shown
              src={mail.html}
              title={texts.shown(mail.subject)}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            />
          ),
        },
        { value: 'text', label: texts.text, content: <Said dir="auto">{mail.text}</Said> },
      ]}
    />
  );
}
