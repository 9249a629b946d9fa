import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { media, plainList, space, token } from '../theme';
import { Button } from './button';
import { IconButton } from './icon-button';
import { ui as texts } from '../texts/en/ui';

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  button {
    min-width: 2.25rem;
    padding-inline: ${space(2)};
  }

  [aria-current='page'] {
    color: ${token.color.onAccent};
    background: ${token.color.accent};

    ${media.forcedColors} {
      outline: 2px solid Highlight;
    }
  }
`;

/** The first, last and neighboring pages; undefined marks a gap. */
function pagesToShow(page: number, pageCount: number): (number | undefined)[] {
  const near = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) =>
    number - (near[index - 1] ?? 0) > 1 ? [undefined, number] : [number],
  );
}

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Moves between pages, counted from 1. Renders nothing for a single page. */
export function Pagination({ label, page, pageCount, onChange }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label}>
      <List>
        <li>
          <IconButton
            label={texts.previousPage}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          />
        </li>
        {pagesToShow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number ? (
              <Button
                variant="quiet"
                size="sm"
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onChange(number)}
              >
                {number}
              </Button>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        <li>
          <IconButton
            label={texts.nextPage}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={page >= pageCount}
            onClick={() => onChange(page + 1)}
          />
        </li>
      </List>
    </nav>
  );
}
