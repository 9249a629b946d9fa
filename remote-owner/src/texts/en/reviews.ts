import { translated } from '@marisma/shared/texts';

export const reviews = translated('reviews', { title: 'Latest reviews', all: 'All reviews' });
