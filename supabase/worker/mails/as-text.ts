import { contactDetails } from '../../../shared/src/brand/contact-details';
import type { Block, MailContent } from './mail-content';
import type { Texts } from './texts/en';

/** The text part of a mail; it has the same content as the HTML. */
export function asText({ heading, blocks, button, closing }: MailContent, texts: Texts): string {
  const parts = [
    heading,
    ...blocks.map(blockAsText),
    button && `${button.label}:\n${button.url}`,
    closing,
    `--\n${texts.company}\n${contactDetails.phone.shown}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function blockAsText(block: Block): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'facts':
      return [
        ...(block.title ? [`${block.title}:`] : []),
        ...block.rows.map(([label, value]) => `${label}: ${value}`),
      ].join('\n');
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'quote':
      return [`${block.title}:`, ...block.text.split('\n').map((line) => `> ${line}`.trimEnd())].join('\n');
  }
}
