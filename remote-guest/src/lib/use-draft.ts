export { useDraft } from '@marisma/area-kit/ui';
