import { pageWordsOf } from '@marisma/area-kit/contract';
import { useSearchParams } from '@marisma/area-kit/router';
import { useSession, type Session } from '@marisma/area-kit/shell';
import { Container, ErrorState, Heading, Lead, Section, Skeleton, Stack, Tabs } from '@marisma/area-kit/ui';
import { documentLocale } from '@marisma/area-kit/texts';
import { profile } from '../../shell.config';
import { PageSpinner } from '../frame/page-spinner';
import { t } from '../texts';
import { AccountDetails } from './account-details';
import { PersonalForm } from './personal-form';
import { useProfile } from './use-profile';

const texts = t.profile;
export const title = pageWordsOf(profile, documentLocale()).title;

/** The page at /profile: personal information and account details. */
export default function ProfilePage() {
  const session = useSession();
  return session.status === 'signedIn' ? <Profile session={session} /> : <PageSpinner />;
}

function Profile({ session }: { session: Extract<Session, { status: 'signedIn' }> }) {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'account' ? 'account' : 'personal';
  return (
    <Section $space="md">
      <Container $width="prose">
        <Stack $gap={8}>
          <Stack $gap={3}>
            <Heading level={1} size="headline">
              {texts.heading}
            </Heading>
            <Lead>{texts.lead}</Lead>
          </Stack>
          <Tabs
            label={texts.tabs.label}
            value={tab}
            keepMounted
            onChange={(next) =>
              setParams(next === 'account' ? { tab: next } : {}, { replace: true, preventScrollReset: true })
            }
            items={[
              { value: 'personal', label: texts.tabs.personal, content: <Personal session={session} /> },
              {
                value: 'account',
                label: texts.tabs.account,
                content: tab === 'account' && <AccountDetails session={session} />,
              },
            ]}
          />
        </Stack>
      </Container>
    </Section>
  );
}

function Personal({ session: { user } }: { session: Extract<Session, { status: 'signedIn' }> }) {
  const { loaded, retry } = useProfile(user.id);
  switch (loaded.status) {
    case 'loading':
      return <FormSkeleton />;
    case 'failed':
      return <ErrorState title={texts.outOfReach} reason={texts.outOfReachText} onRetry={retry} />;
    case 'ready':
      return <PersonalForm user={user} profile={loaded.profile} />;
  }
}

function FormSkeleton() {
  return (
    <Stack $gap={5} role="status" aria-label={t.frame.loading}>
      <Skeleton $height="4.5rem" />
      <Skeleton $height="4.5rem" />
      <Skeleton $height="4.5rem" />
    </Stack>
  );
}
