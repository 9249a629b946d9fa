import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDemo } from '@marisma/area-kit/queries';
import { space, token } from '@marisma/area-kit/theme';
import { Skeletons } from '../../lib/skeletons';
import { t } from '../../texts';
import DeskNotFoundPage from '../desk-not-found-page';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: ${token.width.prose};
  padding-top: ${space(4)};
`;

/** A page that only a demo has: a site that sends its mails keeps none. */
export function DemoOnly({ children }: { children: ReactNode }) {
  const demo = useDemo();
  if (demo === undefined) return <Waiting />;
  return demo ? <Frame>{children}</Frame> : <DeskNotFoundPage />;
}

export const Waiting = () => (
  <Skeletons label={t.mail.loading} heights={Array<string>(4).fill('3.5rem')} gap={4} />
);
