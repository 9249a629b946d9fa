import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '../theme';

const tones = {
  info: { icon: Info, text: 'textMuted', ground: 'surfaceSand', border: token.color.rule },
  success: { icon: CircleCheck, text: 'success', ground: 'successSoft', border: 'currentcolor' },
  warning: { icon: CircleAlert, text: 'warning', ground: 'warningSoft', border: 'currentcolor' },
  danger: { icon: CircleAlert, text: 'danger', ground: 'dangerSoft', border: 'currentcolor' },
} as const;

type NoteTone = keyof typeof tones;

const Frame = styled.div<{ $tone: NoteTone }>`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-left: 2px solid ${({ $tone }) => tones[$tone].border};
  background: ${({ $tone }) => token.color[tones[$tone].ground]};
  color: ${({ $tone }) => token.color[tones[$tone].text]};
  font-size: ${token.size.sm};

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.1rem;
  }
`;

/** An aside: 'Sample data', a warning, a confirmation. Not announced; use `FormStatus` for announcements. */
export function Note({ tone = 'info', children }: { tone?: NoteTone; children: ReactNode }) {
  const Icon = tones[tone].icon;
  return (
    <Frame $tone={tone}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <div>{children}</div>
    </Frame>
  );
}

/** The outcome of a form. Stays mounted while empty, so that screen readers announce new content. */
export const FormStatus = ({ tone = 'info', children }: { tone?: NoteTone; children?: ReactNode }) => (
  <div role={tone === 'danger' ? 'alert' : 'status'}>{children && <Note tone={tone}>{children}</Note>}</div>
);
