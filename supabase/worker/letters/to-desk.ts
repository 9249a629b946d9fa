import { factsOf, saidBy, titleOf, type Writing } from './about-stay';
import { oneLine } from './facts';
import { type Block, type Letter, present } from './letter';
import { momentAtHouse } from './moments';

/** What the desk is told: something new waits for it, with the way to it. */
export function newRequest(writing: Writing): Letter {
  const { facts, locale, words } = writing;
  const w = words.desk;
  const { subject, heading } = w.news[facts.news ?? 'new'];
  const name = oneLine(facts.name) || w.someone;
  const due = momentAtHouse(facts.due_at, locale, words);
  const about = factsOf(writing);
  const rows: [string, string][] = [
    [words.facts.guest, name],
    ...(about.kind === 'facts' ? about.rows : []),
    ...(due ? [[words.facts.answerDue, words.houseTime(due)] satisfies [string, string]] : []),
  ];
  const table: Block = { kind: 'facts', rows };
  return {
    locale,
    subject: w.subject(subject, [name, titleOf(writing) || w.kinds[facts.kind]].join(' · ')),
    preheader: due ? `${words.facts.answerDue}: ${words.houseTime(due)}` : heading,
    heading,
    blocks: present(table, saidBy(w.said, facts.body)),
    button: { label: w.button, url: writing.link(`/desk/requests/${encodeURIComponent(facts.request_id)}`) },
  };
}
