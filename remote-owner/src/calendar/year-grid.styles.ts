import { nightMarks } from '@marisma/area-kit/night-grid';
import styled from 'styled-components';
import { focusRing, media, plainButton, space, token } from '@marisma/area-kit/theme';

export const Year = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space(6)};
`;

export const Month = styled.section`
  table {
    width: 100%;
    margin-block: ${space(2)};
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
  }

  th {
    font-size: ${token.size.xs};
    font-weight: 600;
    color: ${token.color.textMuted};
    text-align: center;
  }

  td {
    position: relative;
    padding: 0;
  }

  /* The letter stands below the day, outside its button, whose name says the same in words. */
  td > small {
    position: absolute;
    inset: auto 0 0.125rem;
    font-size: 0.6875rem;
    font-weight: 700;
    line-height: 1.15;
    text-align: center;
    pointer-events: none;
  }
`;

export const Day = styled.button`
  ${plainButton}
  display: grid;
  align-content: center;
  justify-items: center;
  width: 100%;
  height: 2.75rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  font-size: ${token.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  ${nightMarks}
  ${focusRing}

  /* Between the hatched strip and the letter. */
  &[data-mark] {
    padding-block: 0.4375rem 0.9375rem;
  }

  &[data-closed='past'],
  &[data-closed='notYours'] {
    color: ${token.color.textMuted};
  }

  &[data-closed='notYours'] {
    border-style: dashed;
  }

  &[data-today] {
    font-weight: 700;
    text-decoration: underline;
  }

  ${media.hover} {
    &:hover {
      border-color: ${token.color.text};
    }
  }
`;
