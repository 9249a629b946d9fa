import { useNavigate } from '@marisma/area-kit/router';
import { useShell } from '@marisma/area-kit/shell';
import { Button, FormStatus, Note, Stack } from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { MailLink } from '../session/auth-link';
import { useSessionControl } from '../session/session-context';
import { t } from '../texts';
import { AuthFailure, messageFor } from './auth-failure';
import { InlineButton } from './auth-page.styles';
import { FormFrame } from './form-frame';
import { redeemLink } from './queries';

const texts = t.auth.link;

/**
 * Asks before the link of a mail is redeemed: the link may belong to another account, and mail scanners open
 * links, which would use them up.
 * @param signedInAs the e-mail address of the signed-in visitor; empty when nobody is
 */
export function ConfirmLink({ link, signedInAs }: { link: MailLink; signedInAs: string }) {
  const { supabase, notify } = useShell();
  const { setRecovery } = useSessionControl();
  const navigate = useNavigate();
  // Redeeming changes who is signed in; the question stays the same until this form closes.
  const [replaced] = useState(signedInAs);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { title, text, submit } = texts[link.type];

  const leave = () => void navigate({ hash: '' }, { replace: true });

  const redeem = async () => {
    setBusy(true);
    setProblem('');
    try {
      const email = await redeemLink(await supabase(), link);
      const followed = t.frame.session.linkFollowed;
      if (email === null) notify({ kind: 'info', title: texts.half });
      else notify({ kind: 'info', title: followed.title, description: followed.description(email) });
      if (link.type === 'invite') setRecovery('pending');
      leave();
    } catch (error) {
      const refused = error instanceof AuthFailure && !error.unreachable;
      const description = refused ? t.frame.session.refusal(error.code) : messageFor(error);
      setProblem(description);
      notify({ kind: 'error', title: t.frame.session.badLink, description });
      setBusy(false);
    }
  };

  return (
    <FormFrame id="link-title" title={title} text={text}>
      {replaced && <Note tone="warning">{texts.replaces(replaced)}</Note>}
      <FormStatus tone="danger">{problem}</FormStatus>
      <Stack $gap={3}>
        <Button block busy={busy} busyLabel={texts.busy} onClick={() => void redeem()}>
          {submit}
        </Button>
        <InlineButton type="button" onClick={leave}>
          {replaced ? texts.stay(replaced) : texts.ignore}
        </InlineButton>
      </Stack>
    </FormFrame>
  );
}
