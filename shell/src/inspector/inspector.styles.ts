import { focusRing, layer, media, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const Panel = styled.aside`
  position: fixed;
  z-index: ${layer.notice};
  right: 0;
  bottom: 0;
  width: min(64rem, 100vw);
  max-height: 60dvh;
  overflow: auto;
  padding: ${space(4)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg} 0 0;
  background: ${token.color.surface};
  color: ${token.color.text};
  box-shadow: ${token.shadow.floating};
  font-family: ${token.font.body};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
  ${focusRing}

  h2,
  h3 {
    font-family: inherit;
    font-size: ${token.size.md};
    font-weight: 600;
  }

  h3 {
    margin-block: ${space(4)} ${space(2)};
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(2)};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-bottom: 1px solid ${token.color.line};
    text-align: left;
    vertical-align: top;
  }

  thead th {
    color: ${token.color.textMuted};
    font-weight: 500;
    white-space: nowrap;
  }

  tbody th {
    font-weight: 600;
  }

  small {
    color: ${token.color.textMuted};
    white-space: nowrap;
  }

  ${media.phoneOnly} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      display: block;
      padding-block: ${space(2)};
      border-bottom: 1px solid ${token.color.line};
    }

    th,
    td {
      display: block;
      padding: 0;
      border: 0;
    }

    td::before {
      content: attr(data-label) ': ';
      color: ${token.color.textMuted};
    }
  }
`;
