import { codeOf } from '../log';

const ADDRESS = /<?[^\s<>]+@[^\s<>]+>?/g;
const MAX_LETTERS = 300;

/** The message of a failed attempt, for the mail's row: the server's answer without addresses. */
export function reasonOf(error: unknown): string {
  const { response, message } = partsOf(error);
  const said = (response || message || 'unknown').replace(ADDRESS, '…').replace(/\s+/g, ' ').trim();
  const code = codeOf(error);
  return [...(said.startsWith(code) ? said : `${code} ${said}`)].slice(0, MAX_LETTERS).join('');
}

/** Why a mail is refused for good: its address, a full mailbox, its content, or an unstated policy. */
export type Refused = 'address' | 'mailbox' | 'content' | 'policy';

/**
 * Whether the reader's server refused this mail for good (RFC 5321, section 4.2.1: a 5xx answer), and why, by its
 * enhanced status (RFC 3463). A refused sign-in or sender is a fault of the settings, and may be mended before the
 * next try.
 */
export function refusedAs(error: unknown): Refused | undefined {
  const { responseCode = 0, response = '', command } = partsOf(error);
  if (responseCode < 500 || responseCode > 599) return undefined;
  if (command !== 'RCPT TO' && command !== 'DATA') return undefined;
  const [, status] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (status === undefined) return BY_CODE[responseCode] ?? 'policy';
  if (status === '2.3' || status === '3.4' || status.startsWith('6.')) return 'content';
  if (status.startsWith('1.')) return 'address';
  return status.startsWith('2.') ? 'mailbox' : 'policy';
}

/** For servers without enhanced statuses. */
const BY_CODE: Record<number, Refused> = { 550: 'address', 551: 'address', 552: 'mailbox', 553: 'address' };

interface Parts {
  response?: string;
  /** The command that the server answered. */
  command?: string;
  message?: string;
  responseCode?: number;
}

const partsOf = (error: unknown): Parts => Object(error) as Parts;
