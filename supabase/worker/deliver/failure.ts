const ADDRESS = /<?[^\s<>]+@[^\s<>]+>?/g;
const MOST = 300;

/** A failed attempt in words for the mail's row: the server's answer without addresses. */
export function reasonOf(error: unknown): string {
  const { response, message } = partsOf(error);
  const said = (response || message || 'unknown').replace(ADDRESS, '…').replace(/\s+/g, ' ').trim();
  const code = codeOf(error);
  return [...(said.startsWith(code) ? said : `${code} ${said}`)].slice(0, MOST).join('');
}

/** A failed attempt in one word for the log: the server's status, or nodemailer's code. */
export function codeOf(error: unknown): string {
  const { responseCode, code, name } = partsOf(error);
  return String(responseCode ?? code ?? name ?? 'unknown');
}

interface Parts {
  response?: string;
  message?: string;
  responseCode?: number;
  code?: string;
  name?: string;
}

const partsOf = (error: unknown): Parts => Object(error) as Parts;
