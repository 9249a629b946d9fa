import { contactDetails } from '../../../shared/src/brand/contact-details';
import type { Block, Letter } from './letter';
import type { Words } from './words/en';

/** The text part of a mail: all that the HTML says. */
export function asText({ heading, blocks, button, closing }: Letter, words: Words): string {
  const parts = [
    heading,
    ...blocks.map(blockAsText),
    button && `${button.label}:\n${button.url}`,
    closing,
    `--\n${words.house}\n${contactDetails.phone.shown}`,
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
