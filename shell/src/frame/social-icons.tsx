import type { ReactNode } from 'react';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Our own outline drawings for the networks, not their trademarks. */
export const socialIcons = {
  instagram: (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.4 7.6h.01" />
    </Icon>
  ),
  facebook: (
    <Icon>
      <path d="M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12h7" />
    </Icon>
  ),
  youtube: (
    <Icon>
      <rect x="3" y="6" width="18" height="12" rx="3.5" />
      <path d="m10.5 9.5 4 2.5-4 2.5z" />
    </Icon>
  ),
} as const;
