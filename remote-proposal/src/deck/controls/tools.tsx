import { useSession, useShell } from '@marisma/area-kit/shell';
import { IconButton } from '@marisma/area-kit/ui';
import { FileDown, LayoutGrid, LogOut, Maximize, Minimize } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { t } from '../../texts';
import { printDeck } from '../print/print-deck';
import type { FullScreen } from './use-full-screen';

const Row = styled.div`
  display: flex;
  justify-content: flex-end;
`;

interface ToolsProps {
  fullScreen: FullScreen;
  onOverview: () => void;
}

/** Index, full screen, print and sign-out. */
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
    <Row>
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
      {session.status === 'signedIn' && (
        <IconButton
          label={t.signOut}
          title={t.signOut}
          icon={<LogOut aria-hidden="true" />}
          onClick={() => void signOut()}
        />
      )}
    </Row>
  );
}
