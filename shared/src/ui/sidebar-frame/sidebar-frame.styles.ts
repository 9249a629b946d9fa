import styled, { createGlobalStyle } from 'styled-components';
import { layer, media, motion, space, token } from '../../theme';

type Collapsible = { $collapsed: boolean };

const sidebarWidth = ({ $collapsed }: Collapsible) => ($collapsed ? '4.5rem' : '16rem');

/* On very wide screens the content stays within the widest column, like the site's header; only backgrounds extend. */
export const Frame = styled.div<Collapsible>`
  min-height: calc(100dvh - var(--m-header-height));
  background: ${token.color.page};

  ${media.desktop} {
    display: grid;
    grid-template-columns: calc(max(0px, 100% - ${token.width.wide}) + ${sidebarWidth}) minmax(0, 1fr);
    padding-right: max(0px, (100% - ${token.width.wide}) / 2);
    overflow-x: clip;
  }
`;

const side = ({ $collapsed }: Collapsible) => space($collapsed ? 2 : 4);

export const Sidebar = styled.div<Collapsible>`
  position: sticky;
  top: var(--m-header-height);
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  height: calc(100dvh - var(--m-header-height) - var(--m-below, 0px));
  padding: ${space(5)} ${side};
  padding-left: calc(100% - ${sidebarWidth} + ${side});
  overflow-y: auto;
  border-right: 1px solid ${token.color.line};
  background: ${token.color.surface};
  ${motion('padding')}

  ${media.belowDesktop} {
    display: none;
  }
`;

export const SidebarTop = styled.div<Collapsible>`
  display: flex;
  align-items: center;
  justify-content: ${({ $collapsed }) => ($collapsed ? 'center' : 'space-between')};
  min-height: 2.75rem;
`;

export const SidebarTitle = styled.p`
  padding-left: ${space(3)};
  font-size: ${token.size.xs};
  font-weight: 600;
  letter-spacing: 0.08em;
  color: ${token.color.eyebrow};
`;

export const SidebarFoot = styled.div`
  margin-top: auto;
  padding: ${space(4)} ${space(3)} 0;

  a {
    display: inline-block;
    padding-block: ${space(1.5)};
  }
`;

const TOP_BAR = '4rem';

/** Focused elements stay below the sticky bar. */
export const TopBarHeight = createGlobalStyle`
  :root { --m-top-bar: ${TOP_BAR}; }
`;

export const TopBar = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  top: var(--m-header-height);
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${TOP_BAR};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surface};

  ${media.desktop} {
    padding-inline: ${space(8)};
    box-shadow:
      30vw -1px ${token.color.surface},
      30vw 0 ${token.color.line};
  }
`;

export const TopBarTitle = styled.p`
  flex: 1;
  min-width: 0;
  font-weight: 600;
`;

export const PhoneOnly = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

export const Content = styled.div`
  max-width: ${token.width.wide};
  padding: ${space(6)} ${space(4)} ${space(16)};

  ${media.desktop} {
    padding: ${space(8)} ${space(8)} ${space(16)};
  }
`;
