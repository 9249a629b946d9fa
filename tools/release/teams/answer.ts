import { printable } from '../commands/table';
import type { Target } from '../targets/target';
import { readSigned, readStatement, type SignedStatement, type Statement } from './statement';

/** What the composer says of a statement, beside it in the inbox. */
interface Answer {
  /** The time of the statement. */
  time: string;
  accepted: boolean;
  text: string;
}

const fileOf = (area: string): string => `${area}/answer.json`;
const LONGEST = 1_000_000;

/** @returns the answer to a statement; undefined while there is none */
async function findAnswer(inbox: Target, area: string, { time }: Statement): Promise<Answer | undefined> {
  const content = await inbox.read(fileOf(area), LONGEST);
  const answer = content && (JSON.parse(content.toString('utf8')) as Answer);
  return answer?.time === time ? answer : undefined;
}

/** Tells a team what became of its statement. A statement that nothing new is said of keeps its answer. */
export async function giveAnswer(
  inbox: Target,
  area: string,
  { text }: SignedStatement,
  answer: Omit<Answer, 'time'> & { isNews: boolean },
): Promise<void> {
  const said = readStatement(text);
  if (!said) return;
  const { isNews, ...rest } = answer;
  if (!isNews && (await findAnswer(inbox, area, said).catch(() => undefined))) return;
  await inbox.write(fileOf(area), JSON.stringify({ time: said.time, ...rest } satisfies Answer));
}

/**
 * Reads what became of an area's last submission.
 * @throws Error when it was refused, with the reason, and when there is no answer yet
 */
export async function readAnswer(inbox: Target, area: string): Promise<string> {
  const said = readStatement((await readSigned(inbox, area))?.text ?? '');
  if (!said) throw new Error(`${area}: nothing was submitted.`);
  const answer = await findAnswer(inbox, area, said);
  if (!answer) throw new Error(`${area}: there is no answer to ${said.build} yet.`);
  const text = printable(answer.text);
  if (!answer.accepted) throw new Error(`${area}: ${said.build} was refused: ${text}`);
  return text;
}
