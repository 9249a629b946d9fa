import { Link } from '@marisma/area-kit/router';
import { useSession, useShell } from '@marisma/area-kit/shell';
import { token } from '@marisma/area-kit/theme';
import { IconButton } from '@marisma/area-kit/ui';
import { FileDown, Inbox, LayoutGrid, LogOut, Maximize, Minimize } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { t } from '../texts';
import { printDeck } from './print-deck';
import type { FullScreen } from './use-full-screen';

const ToolRow = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** They land on the deck after signing in, and work at the desk. */
const STAFF = new Set<string>(['admin', 'management']);

/* As large as the buttons beside it; the narrowest phones have no room for it. */
const Desk = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  color: ${token.color.text};

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  @media (max-width: 39.99rem) {
    width: 2.25rem;
  }

  @media (max-width: 22.49rem) {
    display: none;
  }
`;

interface ToolsProps {
  fullScreen: FullScreen;
  onOverview: () => void;
}

/** Index, full screen, print, for staff the desk, and sign-out. */
export function Tools({ fullScreen, onOverview }: ToolsProps) {
  const { signOut } = useShell();
  const session = useSession();
  const [printing, setPrinting] = useState(false);

  const print = async () => {
    setPrinting(true);
    await printDeck();
    setPrinting(false);
  };

  return (
    <ToolRow>
      <IconButton
        label={t.overview}
        title={t.overviewHint}
        aria-keyshortcuts="O"
        icon={<LayoutGrid aria-hidden="true" />}
        onClick={onOverview}
      />
      {fullScreen.available && (
        <IconButton
          label={fullScreen.active ? t.leaveFullScreen : t.enterFullScreen}
          title={fullScreen.active ? t.leaveFullScreen : t.enterFullScreenHint}
          aria-keyshortcuts="F"
          icon={fullScreen.active ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          onClick={fullScreen.toggle}
        />
      )}
      <IconButton
        label={printing ? t.printing : t.print}
        title={t.print}
        aria-busy={printing || undefined}
        disabled={printing}
        icon={<FileDown aria-hidden="true" />}
        onClick={() => void print()}
      />
      {session.status === 'signedIn' && session.roles.some((role) => STAFF.has(role)) && (
        <Desk to="/desk" aria-label={t.desk} title={t.desk}>
          <Inbox aria-hidden="true" strokeWidth={1.75} />
        </Desk>
      )}
      {session.status === 'signedIn' && (
        <IconButton
          label={t.signOut}
          title={t.signOut}
          icon={<LogOut aria-hidden="true" />}
          onClick={() => void signOut()}
        />
      )}
    </ToolRow>
  );
}
