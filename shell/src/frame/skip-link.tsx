import styled from 'styled-components';
import { layer, space, token } from '@marisma/area-kit/theme';
import type { Locale } from '@marisma/area-kit/texts';
import { SKIP_TO_CONTENT } from '../texts/skip';

const Link = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${layer.notice};
  padding: ${space(3)} ${space(5)};
  border: 1px solid transparent;
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-weight: 600;
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first Tab stop: skips the header (WCAG 2.4.1). In the page's language. */
export function SkipLink({ language }: { language: Locale }) {
  return (
    <Link
      href="#main"
      onClick={(event) => {
        // A native jump would change the address and add a history entry.
        const main = document.getElementById('main');
        if (!main) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {SKIP_TO_CONTENT[language]}
    </Link>
  );
}
