import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useParams } from '@marisma/shared/router';
import { useShell } from '@marisma/shared/shell';
import { space, token } from '@marisma/shared/theme';
import { EmptyState, ErrorState, Heading, KeyValueList, TextLink } from '@marisma/shared/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { readMail } from './mail.data';
import { momentInWords, momentOf } from '../../lib/moments';
import { DemoOnly, Waiting } from './mail-parts';

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

const Back = styled.p`
  margin: 0;

  > a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

/** One mail of a demo, as its text. */
export default function MailPage() {
  const { mailName = '' } = useParams();
  return (
    <DemoOnly>
      <Back>
        <TextLink to={paths.deskMails}>{t.mail.back}</TextLink>
      </Back>
      <Mail key={mailName} name={mailName} />
    </DemoOnly>
  );
}

function Mail({ name }: { name: string }) {
  const { supabase } = useShell();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['mail', name],
    queryFn: async ({ signal }) => readMail(await supabase(), name, signal),
    meta: { during: 'loading a mail' },
  });
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
          { key: texts.written, value: momentInWords(momentOf(data.date)) },
        ]}
      />
      <Said dir="auto">{data.text}</Said>
    </Mailed>
  );
}
