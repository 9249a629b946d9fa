import { printable } from '../commands/table';
import type { Target } from '../targets/target';
import { readSigned, readStatement, type SignedStatement } from './statement';

/** What the composer says of a statement, beside it in the inbox. */
interface Answer {
  /** The time of the statement. */
  time: string;
  accepted: boolean;
  text: string;
}

const fileOf = (area: string): string => `${area}/answer.json`;
const LONGEST = 1_000_000;

/** Tells a team what became of its statement. */
export async function writeAnswer(
  inbox: Target,
  area: string,
  signed: SignedStatement | null,
  answer: Omit<Answer, 'time'>,
): Promise<void> {
  const time = readStatement(signed?.text ?? '')?.time;
  if (time) await inbox.write(fileOf(area), JSON.stringify({ time, ...answer } satisfies Answer));
}

/**
 * Reads what became of an area's last submission.
 * @throws Error when it was refused, with the reason, and when there is no answer yet
 */
export async function readAnswer(inbox: Target, area: string): Promise<string> {
  const statement = readStatement((await readSigned(inbox, area))?.text ?? '');
  if (!statement) throw new Error(`${area}: nothing was submitted.`);
  const content = await inbox.read(fileOf(area), LONGEST);
  const answer = content && (JSON.parse(content.toString('utf8')) as Answer);
  if (answer?.time !== statement.time)
    throw new Error(`${area}: there is no answer to ${statement.build} yet.`);
  const text = printable(answer.text);
  if (!answer.accepted) throw new Error(`${area}: ${statement.build} was refused: ${text}`);
  return text;
}
