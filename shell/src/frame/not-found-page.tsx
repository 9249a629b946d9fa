import { pageWordsOf } from '@marisma/area-kit/contract';
import { useLocation } from '@marisma/area-kit/router';
import { space, token } from '@marisma/area-kit/theme';
import { ButtonLink, Eyebrow, Heading, Lead, Stack } from '@marisma/area-kit/ui';
import { documentLocale } from '@marisma/area-kit/texts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { notFound } from '../../shell.config';
import { t } from '../texts';
import { MessageFrame } from './message-frame';
import { useNavItems } from './nav-links';

const Waves = styled.svg`
  width: min(18rem, 70%);
  height: auto;
  margin-inline: auto;
  margin-bottom: ${space(4)};
  color: ${token.color.accent};
`;

export function NotFoundPage() {
  const { pathname, key } = useLocation();
  const logged = useRef('');
  const links = useNavItems('not-found');

  useEffect(() => {
    document.title = pageWordsOf(notFound, documentLocale()).title;
    const visit = `${key} ${pathname}`;
    if (logged.current === visit) return;
    logged.current = visit;
    console.error(`404: nothing is at ${pathname}`);
  }, [key, pathname]);

  return (
    <MessageFrame $width="prose">
      <Stack $gap={5} $align="center">
        <SettingSun />
        <Eyebrow>{t.frame.notFound.eyebrow}</Eyebrow>
        <Heading level={1}>{t.frame.notFound.title}</Heading>
        <Lead>{t.frame.notFound.text}</Lead>
        <Stack $row $wrap $gap={3} $justify="center">
          <ButtonLink to="/" variant="gradient">
            {t.frame.notFound.home}
          </ButtonLink>
          {links.map(({ label, to }) => (
            <ButtonLink key={to} to={to} variant="outline">
              {label}
            </ButtonLink>
          ))}
        </Stack>
      </Stack>
    </MessageFrame>
  );
}

function SettingSun() {
  return (
    <Waves viewBox="0 0 240 110" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M74 70a46 46 0 0 1 92 0z" fill={token.color.gradientFrom} />
      <g stroke={token.color.rule} strokeWidth="2">
        <path d="M120 6v10M72 20l6 8M168 20l-6 8M42 52l10 4M198 52l-10 4" />
      </g>
      <g stroke="currentColor" strokeWidth="3">
        <path d="M12 74q18-10 36 0t36 0 36 0 36 0 36 0 36 0" />
        <path d="M36 90q14-8 28 0t28 0 28 0 28 0 28 0 28 0" opacity="0.6" />
        <path d="M72 104q12-6 24 0t24 0 24 0 24 0" opacity="0.35" />
      </g>
    </Waves>
  );
}
