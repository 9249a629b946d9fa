import { useSession, useShell } from '@marisma/shared/shell';
import { IconButton } from '@marisma/shared/ui';
import { FileDown, LayoutGrid, LogOut, Maximize, Minimize } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { es } from '../../texts/es';
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

/** What the presenter needs besides moving. */
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
        label={es.overview}
        title={es.overviewHint}
        aria-keyshortcuts="O"
        icon={<LayoutGrid aria-hidden="true" />}
        onClick={onOverview}
      />
      {fullScreen.available && (
        <IconButton
          label={fullScreen.active ? es.leaveFullScreen : es.enterFullScreen}
          title={fullScreen.active ? es.leaveFullScreen : es.enterFullScreenHint}
          aria-keyshortcuts="F"
          icon={fullScreen.active ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          onClick={fullScreen.toggle}
        />
      )}
      <IconButton
        label={printing ? es.printing : es.print}
        title={es.print}
        aria-busy={printing || undefined}
        disabled={printing}
        icon={<FileDown aria-hidden="true" />}
        onClick={() => void print()}
      />
      {session.status === 'signedIn' && (
        <IconButton
          label={es.signOut}
          title={es.signOut}
          icon={<LogOut aria-hidden="true" />}
          onClick={() => void signOut()}
        />
      )}
    </Row>
  );
}
