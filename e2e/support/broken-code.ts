/** Returns the altered text of a build's file. */
export type Alteration = (text: string, file: string) => string;

const inPages =
  (component: string): Alteration =>
  (text, file) =>
    file.startsWith('__') || file.startsWith('remoteEntry') || !file.endsWith('.js')
      ? text
      : text.replaceAll(/\bdefault:\(\)=>[\w$]+/g, `default:()=>${component}`);

const inModule =
  (from: string, to: string): Alteration =>
  (text, file) =>
    file.startsWith('__federation_expose') ? text.replace(from, to) : text;

/** Every page throws when it renders. */
export const throwsInRender = inPages('()=>{throw new Error("broken on purpose")}');

/** Every page throws after it is mounted; a class component, because the file may not import React. */
export const throwsInEffect = inPages(
  'class{static{this.prototype.isReactComponent={}}render(){return null}componentDidMount(){throw new Error("broken on purpose")}}',
);

/** The module declares another contract than its area.json. */
export const speaksAnotherContract = inModule('contract:"1.', 'contract:"9.');

/** A module without its routes. */
export const halfInitialized = inModule('routes:', 'halfway:');

/** The area's module throws while it is imported. */
export const throwsAtImport: Alteration = (text, file) =>
  file.startsWith('__federation_expose')
    ? text.replace(/routes:/, 'routes:(()=>{throw new Error("broken on purpose")})(),other:')
    : text;
