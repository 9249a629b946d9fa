export { useDraft } from '@marisma/shared/ui';
