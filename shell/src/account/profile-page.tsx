import { pageWordsOf } from '@marisma/area-kit/contract';
import { useSearchParams } from '@marisma/area-kit/router';
import { useSession, useShell, type Session } from '@marisma/area-kit/shell';
import { Container, ErrorState, Heading, Lead, Section, Skeleton, Stack, Tabs } from '@marisma/area-kit/ui';
import { documentLocale } from '@marisma/area-kit/texts';
import { useEffect, useState } from 'react';
import { profile } from '../../shell.config';
import { PageSpinner } from '../frame/page-spinner';
import { t } from '../texts';
import { AccountDetails } from './account-details';
import { PersonalForm } from './personal-form';
import { readProfile, type Profile } from './queries';

const texts = t.profile;
export const title = pageWordsOf(profile, documentLocale()).title;

export default function ProfilePage() {
  const session = useSession();
  return session.status === 'signedIn' ? <ProfileTabs session={session} /> : <PageSpinner />;
}

function ProfileTabs({ session }: { session: Extract<Session, { status: 'signedIn' }> }) {
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
  const { supabase, notify, reportError } = useShell();
  /** The profile; null when it could not be read, undefined while it is. */
  const [profile, setProfile] = useState<Profile | null>();
  const failed = profile === null;
  useEffect(() => {
    if (failed) return;
    let left = false;
    supabase()
      .then((client) => readProfile(client, user.id))
      .then((row) => left || setProfile(row))
      .catch((error: unknown) => {
        if (left) return;
        setProfile(null);
        reportError(error, { during: 'loading the profile' });
        notify({ kind: 'error', title: texts.error, description: texts.loadFailed });
      });
    return () => {
      left = true;
    };
  }, [failed, notify, reportError, supabase, user.id]);
  if (failed) {
    return (
      <ErrorState
        title={texts.outOfReach}
        reason={texts.outOfReachText}
        onRetry={() => setProfile(undefined)}
      />
    );
  }
  if (profile) return <PersonalForm user={user} profile={profile} />;
  return (
    <Stack $gap={5} role="status" aria-label={t.frame.loading}>
      <Skeleton $height="4.5rem" />
      <Skeleton $height="4.5rem" />
      <Skeleton $height="4.5rem" />
    </Stack>
  );
}
