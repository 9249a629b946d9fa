export { findMarkupFaults } from './markup-faults';
export { readPageMarkup } from './read-page-markup';
